import { expect, test, describe } from 'vitest';

import { routingGate, type FlatResult } from '../../testing/flat-result.ts';
import { baselineOf, gateInput, locatedCases, routingCase, type Outcome } from '../../testing/gate-input-builder.ts';
import { countedEntry, stagedBatch, trialsOf } from '../../testing/sampling-builder.ts';

const CLEAN = trialsOf(3, 3);
const client = (version: string, status: 'pass' | 'fail'): Outcome => ({
  status,
  client: { name: 'claude', version, model: null },
});

/** The gate on alpha, whose attempts came to this, the newest last. */
function gate(
  attempts: readonly (readonly Outcome[])[],
  before = baselineOf({ alpha: { claude: countedEntry(30, 30) } }),
) {
  const batches = attempts.map((trials, index) => {
    const batch = stagedBatch({ alpha: { claude: trials } }, 3, `a${index + 1}/results.json`);
    return { ...batch, results: { ...batch.results, shard: 1, attempt: index + 1 } };
  });
  const cases = locatedCases(routingCase('alpha'));
  return routingGate(
    gateInput({ cases, agents: ['claude'], before, batches: batches.slice(-1), earlier: batches.slice(0, -1) }),
  );
}

const told = ({ cells: [cell], exit_code: code }: FlatResult): unknown => [
  cell?.delta,
  cell?.sampling?.head.passed,
  cell?.sampling?.head.total,
  code,
];

describe('attempts of a run add up', () => {
  test('a lucky attempt does not undo those before it', () => {
    const result = gate([trialsOf(12, 24), CLEAN, CLEAN]);
    expect(told(result)).toEqual(['regression', 18, 30, 1]);
    expect(result.cells[0]?.reason).toMatch(
      /^18 of 30 passed \(12 of 24 in attempt 1, 3 of 3 in attempt 2\), 30 of 30 /,
    );
    expect(result.warnings).toContain(
      'all attempts count together; before the newest there passed 12 of 24 in attempt 1, 3 of 3 in attempt 2',
    );
  });

  test('what is undecided together with them is no matter of `run --adaptive`, which looks at its own trials', () => {
    const { cells } = gate([trialsOf(1, 3), CLEAN]);
    expect(cells[0]?.reason).toBe(
      'undecided: 4 of 6 passed (1 of 3 in attempt 1), and 4 more trials are needed (another attempt adds its own)',
    );
  });

  test.each<[string, readonly (readonly Outcome[])[], unknown]>([
    [
      'of a trial that infrastructure ended the newest',
      [['pass', 'infra_error', 'infra_error'], CLEAN],
      ['held', 4, 4, 0],
    ],
    ['of one that has no result too', [CLEAN, ['pass', 'pass', null]], ['missing_result', 5, 5, 1]],
    [
      'with another client they do not count',
      [
        [client('1.2.3', 'fail'), 'pass', 'pass'],
        [client('1.3.0', 'pass'), 'pass', 'pass'],
      ],
      ['held', 5, 5, 0],
    ],
    [
      'with several clients in the newest they all do',
      [trialsOf(0, 3), [client('1.2.3', 'pass'), client('1.3.0', 'pass'), 'pass']],
      ['insufficient_data', 3, 6, 3],
    ],
  ])('%s', (_name, attempts, expected) => {
    expect(told(gate(attempts))).toEqual(expected);
  });

  test.each([
    [trialsOf(0, 6), 'regression', [0, 6]],
    [CLEAN, 'held', [3, 3]],
    [['infra_error', 'infra_error', 'infra_error'] as const, 'not_planned', undefined],
  ])('a cell that the budget of the newest cut off is judged by those before: %j', (trials, delta, counts) => {
    const cut = [null, null, null] as const;
    const [first, second] = [trials, cut].map((alpha) =>
      stagedBatch({ alpha: { claude: alpha }, beta: { claude: CLEAN } }),
    );
    const before = baselineOf({ alpha: { claude: countedEntry(30, 30) }, beta: { claude: countedEntry(30, 30) } });
    const cases = locatedCases(routingCase('alpha'), routingCase('beta'));
    const { cells } = routingGate(
      gateInput({
        cases,
        agents: ['claude'],
        before,
        batches: second === undefined ? [] : [second],
        earlier: first === undefined ? [] : [first],
        notRun: ['alpha claude'],
        touched: [],
      }),
    );
    const head = cells[0]?.sampling?.head;
    expect([cells[0]?.delta, head && [head.passed, head.total]]).toEqual([delta, counts]);
  });

  test('trial by trial the newest attempt counts', () => {
    const result = gate([trialsOf(0, 3), CLEAN], baselineOf({ alpha: { claude: 'pass' } }));
    expect([told(result), result.warnings]).toEqual([['held', 3, 3, 0], []]);
  });
});
