import type { DoctorFinding } from '../../contracts/doctor-finding.ts';
import { parseUses, type ActionReference } from '../action-reference.ts';
import { findingAt, type Rule } from '../subject.ts';

/** Code of others whose version somebody else can change: a tag or a branch moves, a commit does not. */
export const actionsArePinned: Rule = ({ workflow, isRelated }) => {
  const uses = workflow.jobs.flatMap((job) => [
    { pointer: `${job.pointer}/uses`, text: job.uses },
    ...job.steps.map((step) => ({ pointer: `${step.pointer}/uses`, text: step.uses })),
  ]);
  return uses.flatMap(({ pointer, text }): DoctorFinding[] => {
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
  });
};

function pinFault(reference: ActionReference): string | null {
  if (reference.kind === 'local') return null;
  if (reference.kind === 'docker') {
    return /@sha256:[0-9a-f]{64}$/.test(reference.image) ? null : 'is named by a tag, which moves';
  }
  const { ref } = reference;
  if (ref === null || ref === '') return 'names no version';
  if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(ref)) return null;
  return /^[0-9a-f]{7,39}$/.test(ref)
    ? 'is named by a shortened commit, which a tag or branch of that name takes the place of'
    : 'is named by a tag or branch, which moves';
}
