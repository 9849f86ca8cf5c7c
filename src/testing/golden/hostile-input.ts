import { baselineOf, locatedCases, routingCase } from '../gate-input-builder.ts';
import { ALL_HOSTILE } from '../hostile-text.ts';
import { HITS } from '../unit-result-builder.ts';
import { LOADS_NOTHING, scoredBatch, SERVICE_FAILED, type GoldenInput } from './golden-input.ts';
import { ofFile } from './golden-parts.ts';

const HOSTILE_CASES = locatedCases(
  routingCase('alpha', {
    category: '@org/team',
    disallowed_skills: ['<img src=x onerror=y>', '[x](https://evil.example)'],
  }),
  routingCase('beta', { expected_skill: '| a | b |' }),
).map((item) => ({ ...item, file: 'cases/routing/<!-- `@org/team` -->\u202e.json' }));

/** Text of somebody else's wherever the inputs of the gates take any. */
export const HOSTILE: GoldenInput = {
  needs: { plan: 'success', route: ALL_HOSTILE },
  comparator: {
    base_ref: 'refs/heads/<!-- `@org/team` --> | x',
  },
  baseline: { path: 'baselines/[x](https://evil.example).json' },
  warnings: [ALL_HOSTILE],
  routing: {
    cases: HOSTILE_CASES,
    before: baselineOf({
      alpha: { claude: 'pass', '::error file=x::y': 'pass' },
      beta: {
        claude: 'pass',
        '::error file=x::y': { expected_status: 'fail', reason: ALL_HOSTILE, owner: '@org/team' },
      },
    }),
    agents: ['claude', '::error file=x::y'],
    batches: [
      scoredBatch(
        HOSTILE_CASES,
        {
          alpha: {
            claude: [
              {
                hits: { '<img src=x onerror=y>': { ...HITS.loaded, proof_line: ALL_HOSTILE } },
                warnings: ['##[add-matcher]y.json'],
              },
            ],
            '::error file=x::y': [{ ...SERVICE_FAILED, message: ALL_HOSTILE }],
          },
          beta: { claude: [LOADS_NOTHING], '::error file=x::y': [LOADS_NOTHING] },
        },
        { file: 'artifacts/a b;$(x)`y`.json' },
      ),
    ],
  },
  turns: {
    warnings: ['@org/team <b> \u001b[31mred'],
    subjects: [
      ofFile('::add-mask::t | <b>', {
        rejected: 1,
        classes: new Map([
          [
            'tool.join_incomplete',
            {
              turns: 1,
              places: [{ file: '../../x\n::error::y', line: 1, calls: ['<script>', '`@x`'], cause: ALL_HOSTILE }],
            },
          ],
        ]),
      }),
    ],
  },
};
