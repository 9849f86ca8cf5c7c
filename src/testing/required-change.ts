import type { FixtureRepository, GitFixture } from './git-fixture.ts';

export const CONFIG = '.github/portcullis/config.yml';
export const POLICY = '.github/portcullis/policies/required.json';

type Files = Readonly<Record<string, string>>;

/** A policy that asks for these checks (id → command) of every change but those of `docs/` alone. */
export function policyText(checks: Readonly<Record<string, readonly string[]>>, changes: object = {}): string {
  return JSON.stringify({
    schema: 1,
    policyKind: 'portcullis.required.policy.v1',
    policyId: 'p',
    classes: { docs: { prefix: ['docs/'] } },
    docs: 'docs',
    rules: [{ when: 'unclassified', require: Object.keys(checks), reason: 'code' }],
    checks: Object.entries(checks).map(([checkId, command]) => ({ checkId, command })),
    ...changes,
  });
}

let made = 0;

/** `feature` left `main`, which went on; `feature` is checked out. */
export function pullRequest(
  fixture: GitFixture,
  base: Files,
  change: Files | ((repository: FixtureRepository) => void),
  later: Files = {},
): FixtureRepository {
  const repository = fixture.init(`repository-${(made += 1)}`);
  repository.commit('base', { 'src/a.ts': 'a', '.gitignore': 'artifacts/\n', ...base });
  repository.branch('feature');
  if (typeof change === 'function') change(repository);
  else repository.commit('change', change);
  repository.git('checkout', '--quiet', 'main');
  repository.commit('later', { 'later.ts': 'x', ...later });
  repository.git('checkout', '--quiet', 'feature');
  return repository;
}
