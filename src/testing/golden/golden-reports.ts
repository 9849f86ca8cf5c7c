import {
  askedBy,
  FAILED,
  folderOf,
  onGitHub,
  PASSED,
  proofOf,
  requiredInput,
  TO_FAIL,
} from '../required-input-builder.ts';
import { EMPTY_BASELINE } from '../../contracts/baseline.ts';
import { DEFAULT_PROVIDER } from '../../contracts/config.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { baselineOf, locatedCases, routingCase } from '../gate-input-builder.ts';
import { HITS } from '../unit-result-builder.ts';
import { loads, LOADS_NOTHING, scoredBatch, SERVICE_FAILED, type GoldenInput } from './golden-input.ts';
import {
  ALL_PASS,
  ALPHA,
  BEFORE,
  BETA,
  both,
  counted,
  GAMMA,
  one,
  subject,
  THREE,
  three,
  TURNS,
  UNREAD,
} from './golden-parts.ts';
import { HOSTILE } from './hostile-input.ts';
import { DEFAULT_CONFIG } from '../default-config.ts';

const HOLDS = loads('beta-skill');
const JOBS = { plan: 'success', route: 'success' };

const RENAMED = locatedCases(
  { ...ALPHA, case_id: 'alpha-two', renamed_from: 'alpha' },
  { ...BETA, case_id: 'beta-two' },
  { ...GAMMA, expected_skill: 'gamma-next' },
);

/** The golden reports by name; each has a part of that name in every golden file. */
export const GOLDEN_REPORTS: Readonly<Record<string, GoldenInput>> = {
  held: {
    needs: JOBS,
    routing: three(
      { gamma: { codex: [LOADS_NOTHING] } },
      {
        before: baselineOf({
          alpha: ALL_PASS,
          beta: ALL_PASS,
          gamma: {
            claude: 'pass',
            codex: { expected_status: 'fail', reason: 'issue 12', owner: 'skills-team', expires: '2026-06-30' },
          },
        }),
      },
    ),
  },

  regressed: {
    needs: JOBS,
    routing: three(
      {
        alpha: {
          claude: [
            {
              hits: {
                'alpha-skill': HITS.failed,
                'other-skill': { ...HITS.loaded, proof_line: '{"skill":"other-skill"}' },
              },
            },
          ],
          codex: [SERVICE_FAILED],
        },
        beta: {
          claude: [LOADS_NOTHING],
          codex: [{ ...loads('beta-skill'), timedOut: true, observed: { terminal: 'none' } }],
        },
        gamma: { claude: [null], codex: [{ hits: { 'gamma-skill': HITS.read } }] },
      },
      {
        policy: {
          providers: new Map([
            ['claude', DEFAULT_PROVIDER],
            ['codex', { ...DEFAULT_PROVIDER, infra: 'tolerated' }],
          ]),
        },
      },
    ),
  },

  improvement: {
    routing: three(
      {},
      {
        before: baselineOf({ alpha: { claude: 'fail', codex: 'pass' }, beta: ALL_PASS, gamma: ALL_PASS }),
        after: baselineOf({ alpha: ALL_PASS, beta: { claude: 'fail', codex: 'pass' }, gamma: { claude: 'pass' } }),
      },
    ),
  },

  'cells that come and go': {
    routing: {
      cases: locatedCases(ALPHA, BETA, GAMMA, routingCase('delta'), routingCase('epsilon')),
      casesBefore: locatedCases(
        ALPHA,
        BETA,
        GAMMA,
        routingCase('omega', { prompt: 'Sort the guests.' }),
        routingCase('psi'),
      ),
      before: baselineOf({
        alpha: ALL_PASS,
        beta: ALL_PASS,
        gamma: ALL_PASS,
        omega: ALL_PASS,
        psi: { claude: 'pass' },
      }),
      after: baselineOf({
        alpha: ALL_PASS,
        beta: ALL_PASS,
        gamma: ALL_PASS,
        delta: ALL_PASS,
        omega: { codex: 'pass' },
      }),
      notRun: ['beta codex'],
      batches: [
        scoredBatch(locatedCases(ALPHA, BETA, GAMMA, routingCase('delta'), routingCase('epsilon')), {
          alpha: { ...both('alpha-skill'), claude: [null] },
          beta: { claude: [loads('beta-skill')], codex: [null] },
          delta: { claude: [loads('delta-skill')], codex: [LOADS_NOTHING] },
          epsilon: { claude: [loads('epsilon-skill')] },
        }),
      ],
    },
  },

  'renamed and loosened': {
    routing: {
      cases: RENAMED,
      casesBefore: THREE,
      before: BEFORE,
      after: baselineOf({ 'alpha-two': ALL_PASS, 'beta-two': ALL_PASS, gamma: ALL_PASS }),
      batches: [
        scoredBatch(RENAMED, {
          'alpha-two': { claude: [loads('alpha-skill')], codex: [LOADS_NOTHING] },
          'beta-two': both('beta-skill'),
          gamma: both('gamma-next'),
        }),
      ],
    },
  },

  'first adoption': {
    comparator: { config_outcome: 'default' },
    baseline: { outcome: 'first_adoption', blob: null },
    routing: three(
      { beta: { codex: [LOADS_NOTHING] } },
      {
        casesBefore: null,
        before: EMPTY_BASELINE,
        after: baselineOf({ alpha: ALL_PASS, beta: { claude: 'pass', codex: 'fail' }, gamma: { claude: 'pass' } }),
      },
    ),
  },

  undecided: {
    routing: counted({
      alpha: [
        [20, 20],
        [3, 3],
      ],
      beta: [
        [20, 20],
        [2, 3],
      ],
      gamma: [
        [4, 4],
        [1, 6],
      ],
    }),
  },

  'a suite of trials': {
    routing: counted({
      alpha: [
        [20, 20],
        [9, 24],
      ],
      beta: [
        [20, 20],
        [20, 24],
      ],
      delta: [
        [5, 5],
        [19, 30],
      ],
      epsilon: [
        [15, 20],
        [18, 24],
      ],
      eta: [
        [10, 20],
        [12, 24],
      ],
      iota: [
        [14, 20],
        [24, 24],
      ],
      kappa: [
        [20, 20],
        [3, 3],
      ],
    }),
  },

  'turns beside routing': { needs: JOBS, routing: one(LOADS_NOTHING), turns: TURNS },

  'turns that close': { routing: one(HOLDS), turns: { subjects: [subject('beta')] } },

  'required checks': {
    routing: one(HOLDS),
    required: requiredInput({
      policies: [askedBy('comparator', ['build', 'lint', 'test', 'docs']), askedBy('head', ['build', 'e2e'])],
      folders: [
        folderOf(
          {},
          {
            proofs: [
              proofOf('comparator', {
                build: PASSED,
                lint: FAILED,
                test: onGitHub('check.skipped', '`ci.yml` skipped it'),
                docs: onGitHub('check.pending', 'it goes on'),
              }),
              proofOf('head', { build: PASSED, e2e: FAILED }),
            ],
          },
        ),
        folderOf({}, { folder: 'old', faults: ['expected a proof of the commit b, found a'], proofs: [] }),
      ],
      before: {
        lint: TO_FAIL,
        test: { expected_status: 'passed' },
        build: TO_FAIL,
        fuzz: { expected_status: 'passed' },
      },
      loosened: [{ check: 'lint', path: 'src/<a>|b.ts', what: 'a change of src/<a>|b.ts asks for it no longer' }],
    }),
  },

  'no check required': {
    routing: one(HOLDS),
    required: requiredInput({ policies: [askedBy('comparator', [])], folders: [] }),
  },

  'jobs that failed': {
    needs: { plan: 'success', route: 'failure', lint: 'skipped', extra: 'cancelled', docs: 'skipped' },
    allowedSkips: 'docs',
    routing: one(HOLDS),
  },

  'only warns': {
    warnOnly: true,
    needs: { plan: 'success', route: 'failure' },
    routing: one(LOADS_NOTHING),
  },

  'only warns, turns undecided': {
    warnOnly: true,
    routing: one(LOADS_NOTHING),
    turns: UNREAD,
  },

  'nothing to run': { routing: { cases: THREE, before: BEFORE, batches: [], nothingToRun: true } },

  rehearsed: {
    comparator: { event: null, source: 'git', base_ref: 'v1.2.0' },
    routing: one(HOLDS, { policy: { levels: { ...DEFAULT_CONFIG.levels, replay: 'error' } } }),
  },

  'compared with a file': {
    comparator: {
      kind: 'file',
      event: null,
      source: null,
      base_ref: null,
      base_tip: null,
      merge_base: null,
      head_sha: null,
      tested_sha: null,
      config_outcome: 'default',
    },
    baseline: { path: 'expected.json', blob: null },
    warnings: ['no merge base was used: expected.json was compared with as it is'],
    routing: one(HOLDS, { casesBefore: null }),
  },

  stopped: {
    needs: JOBS,
    routing: new PortcullisError(
      'not_comparable',
      'the merge base of refs/heads/main and HEAD is not known: by the API: 404 Not Found; by git: the clone is shallow',
      'Check out with "fetch-depth: 0",\nor give the gate a token that may read the contents.',
    ),
  },

  'stopped beside a failed job': {
    needs: { plan: 'failure', route: 'skipped' },
    routing: new PortcullisError('not_comparable', 'the run has no artifact portcullis-plan'),
  },

  'invalid input': {
    routing: new PortcullisError(
      'invalid_input',
      'cases/routing/cases.json:3: /0/prompt: expected a text, found 7',
      'Correct the file.',
    ),
  },

  hostile: HOSTILE,
};
