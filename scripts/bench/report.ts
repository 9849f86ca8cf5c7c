import { documentText } from '../../src/contracts/document-text.ts';
import { gateReportOf, parseGateReport } from '../../src/contracts/gate-report.ts';
import type { GateResult } from '../../src/contracts/gate-result.ts';
import { GATE_DOCUMENTS } from '../../src/gates/documents.ts';
import { decideRouting } from '../../src/gates/routing/decide.ts';
import { reportedFindings } from '../../src/report/findings.ts';
import { renderReport } from '../../src/report/render-report.ts';
import { REPORT_FORMATS } from '../../src/report/report-formats.ts';
import { AnnotationPlaces, stepAnnotations } from '../../src/report/step-annotations.ts';
import { PLAIN } from '../../src/report/text-style.ts';
import { baselineOf, gateInput, gateResult, locatedCases, routingCase } from '../../src/testing/gate-input-builder.ts';
import { REPORT_RUN } from '../../src/testing/report-builder.ts';
import { countedEntry, stagedBatch, trialsOf } from '../../src/testing/sampling-builder.ts';
import { HITS } from '../../src/testing/unit-result-builder.ts';
import { alternating } from '../alternating.ts';

/** Times as long as `JSON.parse` and `JSON.stringify` of the report, when nothing is compiled yet. */
const MAX_RATIO = 100;
const PROOF = { ...HITS.loaded, proof_line: '{"type":"assistant","text":"|`<@&*_"}'.repeat(15) };

interface Step {
  readonly name: string;
  readonly run: (result: GateResult) => void;
}

const STEPS: readonly Step[] = [
  {
    name: 'annotations',
    run: (result) =>
      stepAnnotations(
        reportedFindings({ schema: 2, run: null, result, stopped: null }),
        new AnnotationPlaces().forFindings(),
      ),
  },
  ...REPORT_FORMATS.map((format) => ({
    name: format,
    run: (result: GateResult) => renderReport(gateReportOf(result, REPORT_RUN, GATE_DOCUMENTS), format, PLAIN),
  })),
  {
    name: 'written and parsed again',
    run: (result) =>
      parseGateReport(
        documentText(gateReportOf(result, REPORT_RUN, GATE_DOCUMENTS)),
        'gate-report.json',
        GATE_DOCUMENTS,
      ),
  },
];

/**
 * Rendering what a gate found in every form, of which a third of the cells fails, against `JSON.parse` and `JSON.stringify` of the same
 * report. The first time counts, since a gate renders once and nothing is compiled then. `npm run bench -- report [rounds]`
 */
export function bench([rounds = '9']: readonly string[]): Promise<string> {
  const [small, large] = [gateOf(300, 3), gateOf(1000, 24)];
  const ways = STEPS.map(({ run }) => [(): void => run(small), (): void => run(large)] as const);
  const text = documentText(gateReportOf(small, REPORT_RUN, GATE_DOCUMENTS));
  const first = ways.flatMap(([few]) => alternating(1, [few], 0));
  const [peer = Number.NaN, ...later] = alternating(Number(rounds), [
    () => JSON.stringify(JSON.parse(text)),
    ...ways.flat(),
  ]);
  const columns = [first, later.filter((_, index) => index % 2 === 0), later.filter((_, index) => index % 2 === 1)];
  const row = (name: string, values: readonly number[]): string =>
    `| ${name} | ${values.map((value) => value.toFixed(1)).join(' | ')} |`;
  const sums = columns.map((times) => times.reduce((sum, time) => sum + time, 0));
  const ratio = (sums[0] ?? Number.NaN) / peer;
  if (!(ratio < MAX_RATIO)) process.exitCode = 1;
  const rows = STEPS.map(({ name }, index) =>
    row(
      name,
      columns.map((times) => times[index] ?? Number.NaN),
    ),
  );
  return Promise.resolve(
    [
      `Node ${process.versions.node}, ${process.platform} ${process.arch}, milliseconds; later: medians of ${rounds} runs`,
      '',
      '| form | 300 cells of 3 trials, first | later | 1000 cells of 24 trials |',
      '| --- | ---: | ---: | ---: |',
      ...rows,
      row('all', sums),
      '',
      `The first takes ${ratio.toFixed(1)} times as long as \`JSON.parse\` and \`JSON.stringify\` of the report (${peer.toFixed(1)} ms), at most ${MAX_RATIO}.`,
    ].join('\n'),
  );
}

/** A gate over so many cells, half of each provider. */
function gateOf(cells: number, trials: number): GateResult {
  const ids = Array.from({ length: cells / 2 }, (_, index) => `case-${index}`);
  const entry = countedEntry(20, 20);
  const failure = { error: 'missing: the-skill', gating_hits: ['b'], token_hits: { b: PROOF } };
  const outcome = decideRouting(
    gateInput({
      cases: locatedCases(...ids.map((id) => routingCase(id))),
      before: baselineOf(Object.fromEntries(ids.map((id) => [id, { claude: entry, codex: entry }]))),
      batches: [
        stagedBatch(
          Object.fromEntries(
            ids.map((id, index) => {
              const passed = index % 3 === 0 ? 0 : trials;
              return [id, { claude: trialsOf(passed, trials, failure), codex: trialsOf(passed, trials, failure) }];
            }),
          ),
        ),
      ],
    }),
  );
  return gateResult([outcome]);
}
