import type { DoctorFinding } from '../../contracts/doctor-finding.ts';
import { parseUses, type ActionReference } from '../action-reference.ts';
import { parseTemplate } from '../expression.ts';
import { findingAt, type Rule } from '../subject.ts';
import type { Job } from '../workflow.ts';
import { member, textList } from '../yaml-value.ts';

/** Code of others whose version somebody else can change: a tag or a branch moves, a commit does not. */
export const actionsArePinned: Rule = ({ workflow, isRelated }) => {
  const uses = workflow.jobs.flatMap((job) => [
    { pointer: `${job.pointer}/uses`, text: job.uses },
    ...job.steps.map((step) => ({ pointer: `${step.pointer}/uses`, text: step.uses })),
  ]);
  const images = workflow.jobs.flatMap((job) => job.images.map((image) => ({ job, ...image })));
  const unpinned = images.filter(({ image, job }) =>
    imagesNamed(image, job).some((name) => name === null || !hasDigest(name)),
  );
  return [
    ...unpinned.map(({ pointer, image }) =>
      findingAt(workflow, pointer, {
        rule: 'unpinned-action',
        level: isRelated ? 'error' : 'warning',
        message: `the image \`${image.slice(0, 100)}\` is not named by a digest in every run: who can move its tag decides what this job's steps run in, with its token and secrets`,
        remedy: 'name the image by digest: `image:tag@sha256:…`',
      }),
    ),
    ...uses.flatMap(({ pointer, text }): DoctorFinding[] => {
      const fault = text === null ? null : pinFault(parseUses(text));
      if (text === null || fault === null) return [];
      return [
        findingAt(workflow, pointer, {
          rule: 'unpinned-action',
          level: isRelated ? 'error' : 'warning',
          message: `\`${text.trim()}\` ${fault}: who can move it decides what runs here, with this job's token and secrets`,
          remedy: text.trim().toLowerCase().startsWith('docker://')
            ? 'name the image by digest: `docker://image@sha256:…`'
            : 'name the full commit, with the version as a comment: `owner/name@<40 hex digits> # v1.2.3`',
        }),
      ];
    }),
  ];
};

/** The images that a text stands for: those of a matrix are told by its values. Null where one cannot be told. */
function imagesNamed(text: string, { matrix }: Job): readonly (string | null)[] {
  const { literals, expressions } = parseTemplate(text);
  const [only] = expressions;
  if (only === undefined || hasDigest(text)) return [text];
  const name = /^matrix\.([\w-]+)$/i.exec(only.source)?.[1];
  if (name === undefined || literals.some((literal) => literal !== '')) return [null];
  const include = member(matrix, 'include');
  const rows = Array.isArray(include) ? include.map((row: unknown) => member(row, name)) : [];
  const values = [member(matrix, name), ...rows].flatMap((value) => textList(value));
  const isWhole = values.length > 0 && values.every((value) => parseTemplate(value).expressions.length === 0);
  return isWhole ? values.filter((value) => value !== '') : [null];
}

function hasDigest(image: string): boolean {
  return /@sha256:[0-9a-f]{64}$/.test(image);
}

function pinFault(reference: ActionReference): string | null {
  if (reference.kind === 'local') return null;
  if (reference.kind === 'docker') {
    return hasDigest(reference.image) ? null : 'is named by a tag, which moves';
  }
  const { ref } = reference;
  if (ref === null || ref === '') return 'names no version';
  if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(ref)) return null;
  return /^[0-9a-f]{7,39}$/.test(ref)
    ? 'is named by a shortened commit, which a tag or branch of that name takes the place of'
    : 'is named by a tag or branch, which moves';
}
