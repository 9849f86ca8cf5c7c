import { type Redactor, withMasks } from '../../../src/app/governance/personal-redactor.ts';
import { PersonalData, withoutRedactions } from '../../../src/governance/redaction/personal-data.ts';
import { Secrets } from '../../../src/governance/redaction/redact-secrets.ts';
import { alternating } from '../../alternating.ts';
import { generateTranscript } from '../evidence/generate-transcript.ts';

const MB = 1e6;
const PART = 64 * 1024;
const SIX_FORMS =
  /\b(?:sk-ant-[\w-]{20,}|gh[pousr]_\w{20,}|AKIA[0-9A-Z]{16}|AIza[\w-]{35}|xox[abp]-[\w-]{10,}|eyJ[\w-]{8,}\.[\w-]{8,})/g;
const VALUES = Array.from({ length: 10 }, (_, at) => `v${at}K9x!q/${'a8Zr7+Bq'.slice(at % 5)}${at * 7919}zz`);
/** Texts that are all beginnings of what is looked for, escapes or ends of values. */
const ADVERSARIAL = [
  'ghp_ ',
  'sk-ant-sk-',
  '://a:',
  'A_TOKEN=a',
  '%41',
  '\\u0041',
  '&#65;',
  '\\n',
  Buffer.from('ghp_').toString('base64').slice(0, 5),
  VALUES[0]?.slice(1) ?? '',
  `{"type":"message_delta","text":"${VALUES[0]?.slice(0, 3)}"}\n`,
];

/** Redaction with ten known values of a transcript, against one expression of six alternatives; and of what is made to take long. */
export async function redactionRows(): Promise<{ readonly row: string; readonly isKept: boolean }> {
  const lines = [...generateTranscript({ kind: 'large', bytes: 12 * MB, seed: 1 })].join('');
  const text = Buffer.from(lines).toString('latin1');
  const secrets = new Secrets(VALUES);
  const personal = await PersonalData.of({ pii_detection: true }, 'bench');
  const masking = withMasks(secrets, [(part) => withoutRedactions(part, personal.find(part), 'mask', String)]);
  const through = (redactor: Redactor, whole: string) => (): void => {
    const stream = redactor.stream();
    for (let from = 0; from < whole.length; from += PART) stream.push(whole.slice(from, from + PART));
    stream.end();
  };
  const six = (): unknown => text.replaceAll(SIX_FORMS, '');
  const [least = 0, ours = 0, all = 0] = alternating(5, [six, through(secrets, text), through(masking, text)]);
  const hard = ADVERSARIAL.map((piece) => {
    const made = Buffer.from(piece.repeat(MB / piece.length), 'latin1').toString('latin1');
    const [took = 0] = alternating(3, [through(secrets, made)]);
    return { piece, took: (took / made.length) * text.length };
  });
  const slowest = hard.reduce((slow, next) => (next.took > slow.took ? next : slow));
  const rows = [
    ['redaction with ten values, 12 MB', ours, least, 6],
    ['and all personal data', all, least, 12],
    [`the slowest adversarial text, ${JSON.stringify(slowest.piece.slice(0, 12))}`, slowest.took, ours, 10],
  ] as const;
  return {
    row: rows
      .map(
        ([name, took, than, most]) =>
          `| ${name} | ${took.toFixed(0)} ms | ${than.toFixed(0)} ms | ${(took / than).toFixed(1)} | ≤ ${most} |`,
      )
      .join('\n'),
    isKept: rows.every(([, took, than, most]) => took / than <= most),
  };
}
