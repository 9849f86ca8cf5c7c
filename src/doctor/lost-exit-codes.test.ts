import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';

import { BashRunner } from '../testing/run-in-bash.ts';
import { DEFAULT_SHELL, lostExitCodes, shellOptionsOf } from './lost-exit-codes.ts';
import type { ShellOptions } from './shell-state.ts';

const GATE = 'portcullis gate';
const bash = new BashRunner();
afterAll(() => {
  bash.remove();
});

function argumentsOf({ errexit, pipefail }: ShellOptions): readonly string[] {
  return [...(errexit ? ['-e'] : []), ...(pipefail ? ['-o', 'pipefail'] : [])];
}

/** Whether a gate that fails ends in a script that succeeds, by the model and by bash. */
function isLost(script: string, options = DEFAULT_SHELL): { readonly model: boolean; readonly bash: boolean } {
  const { lost, problem } = lostExitCodes(script, options);
  expect(problem).toBeNull();
  const { code, wasRun } = bash.run(script, ...argumentsOf(options));
  return { model: lost.length > 0, bash: wasRun && code === 0 };
}

describe('an exit code that counts, for the model as for bash', () => {
  test.each([
    `x=$(${GATE})`,
    `x=\`${GATE}\`\necho done`,
    `x="$(${GATE})"\nexport x\necho "$x"`,
    `a=( $(${GATE}) )\ntrue`,
    `f() {\n  ${GATE}\n  echo done\n}\nf`,
    `f() { ${GATE}; }\ng() { f; echo done; }\ng\ntrue`,
    `{ ${GATE}; echo done; }`,
    `( ${GATE}; echo done )`,
    `set -o pipefail\n( ${GATE}; echo done ) | sleep 0`,
    `${GATE} | sleep 0\nexit \${PIPESTATUS[0]}`,
    `for i in 1 2 3; do ${GATE} && exit 0; done\nexit 1`,
    `for i in 1 2; do ${GATE}; done`,
    `n=0\nuntil ${GATE}; do n=$((n+1)); [ "$n" -lt 2 ] || exit 1; done`,
    `while ! ${GATE}; do exit 2; done`,
    `if ! ${GATE}; then echo no; false; fi`,
    `if ${GATE}; then echo ok; elif true; then exit 4; fi`,
    `trap 'echo cleaning' EXIT\n${GATE}`,
    `trap 'rc=$?; echo "$rc"; exit $rc' EXIT\n${GATE}`,
    `trap 'exit 0' EXIT\ntrap - EXIT\n${GATE}`,
    `bash -ec '${GATE}; echo done'`,
    `bash -c "${GATE}"\ntrue`,
    `eval "${GATE}"\ntrue`,
    `bash <<'X'\nset -e\n${GATE}\ntrue\nX`,
    `${GATE} &\npid=$!\nwait "$pid"`,
    `failed=false\n${GATE} || failed=true\nif $failed; then exit 1; fi`,
    `failures=0\n${GATE} || failures=$((failures + 1))\n(( failures == 0 ))`,
    `rc=0\n${GATE} || rc=$?\ncase $rc in 0) ;; *) exit "$rc" ;; esac`,
    `set +e\n${GATE}\nrc=$?\nset -e\n[[ $rc -eq 0 ]] || exit "$rc"`,
    `die() { echo "$2"; exit "$1"; }\n${GATE} || die 3 'does not hold'`,
    `exec ${GATE}`,
    `time ${GATE}\ntrue`,
    `for d in a b; do ${GATE} --results "$d" || failed=1; done\nexit "\${failed:-0}"`,
    `results=$(${GATE}) || { echo "$results"; exit 1; }`,
    `set -euo pipefail\nargs=()\nif [ -n "\${X:-}" ]; then args+=(--x); fi\n${GATE} "\${args[@]}"`,
    `${GATE} --output out.json || status=$?\ntrue\nexit "\${status:-0}"`,
    `${GATE} && echo ok || { echo bad; exit 1; }`,
    `tmp=$(mktemp -d)\ntrap 'rm -rf "$tmp"' EXIT\n${GATE}`,
    `${GATE} 2>&1 | tee log\ntest "\${PIPESTATUS[0]}" -eq 0`,
    `unused() { ${GATE} || true; }\ntrue`,
    `exit 0\n${GATE} || true`,
  ])('%s', (script) => {
    expect(isLost(script)).toEqual({ model: false, bash: false });
  });
});

describe('an exit code that is lost, for the model as for bash', () => {
  test.each([
    [`echo "$(${GATE})"`, /substitution inside of another command/],
    [`export R=$(${GATE})`, /substitution inside/],
    [`export R="\`${GATE}\`"`, /substitution inside/],
    [`f() { local r=$(${GATE}); echo "$r"; }\nf`, /substitution inside/],
    [`readonly R=$(${GATE})`, /substitution inside/],
    [`R=$(${GATE}) true`, /substitution inside/],
    [`R=$(${GATE}) S=$(true)`, /substitution inside/],
    [`cat <(${GATE})`, /substitution inside/],
    [`while read -r line; do echo "$line"; done < <(${GATE})`, /substitution inside/],
    [`for l in $(${GATE}); do echo "$l"; done`, /substitution inside/],
    [`case $(${GATE}) in *) true ;; esac`, /substitution inside/],
    [`[[ -z $(${GATE}) ]]`, /substitution inside/],
    [`cat <<X\n$(${GATE})\nX`, /substitution inside/],
    [`x=$(${GATE}; echo done)`, /goes on/],
    [`x=$(${GATE} | sleep 0)`, /before a pipe/],
    [`{ ${GATE}; } || true`, /\|\| true/],
    [`( ${GATE}; echo done ) | sleep 0`, /before a pipe/],
    [`f() {\n  ${GATE}\n  echo done\n}\nf || exit 3`, /goes on/],
    [`f() { ${GATE} || return 0; }\nf`, /\|\| return 0/],
    [`f() { ${GATE}; }\nif f; then echo ok; fi`, /condition of an `if`/],
    [`while ${GATE}; do sleep 1; done`, /condition of a loop/],
    [`for i in 1 2; do ${GATE} && break; sleep 0; done`, /before `&&`/],
    [`trap "exit 0" EXIT\n${GATE}`, /`trap`/],
    [`trap 'exit 0' ERR\n${GATE}`, /`trap`/],
    [`true && ${GATE} || true`, /\|\| true/],
    [`if ! ${GATE}; then echo; fi`, /condition of an `if`/],
    [`bash -c "${GATE} || true"`, /\|\| true/],
    [`bash -c '${GATE}; echo done'`, /goes on/],
    [`eval '${GATE} || true'`, /\|\| true/],
    [`bash <<'X'\n${GATE}\ntrue\nX`, /goes on/],
    [`set +e\n${GATE}\nrc=$?\necho "$rc"`, /goes on/],
    [`${GATE} || rc=$?\nif [ "$rc" -eq 2 ]; then exit 2; fi`, /\|\| rc=/],
    [`coproc ${GATE}\nwait`, /background/],
    [`${GATE} & true\nwait`, /background/],
  ])('%s', (script, why) => {
    expect(isLost(script)).toEqual({ model: true, bash: true });
    expect(lostExitCodes(script, DEFAULT_SHELL).lost[0]?.why).toMatch(why);
  });
});

test.each([
  // What asks is not understood.
  [`errors=()\n${GATE} || errors+=(gate)\nif [ "\${#errors[@]}" -gt 0 ]; then exit 1; fi`, false],
  [`${GATE} || true\nif [ -f log ]; then echo log; fi`, true],
  // Whoever is called there may end the script.
  [`${GATE} || notify`, false],
  [`[ -f skip ] || ${GATE} || true`, true],
  // 3 alone, which says that nothing could be decided.
  [`${GATE} || [ $? -eq 3 ]`, false],
  [`set +e\n${GATE}\necho "code=$?" >> "$GITHUB_OUTPUT"`, false],
  [`${GATE} || exit "$CODE"`, false],
])('what may be meant is less than sure: %s', (script, isSure) => {
  expect(lostExitCodes(script, DEFAULT_SHELL).lost.map((found) => found.isSure)).toEqual([isSure]);
});

test.each([
  ['bash', { errexit: true, pipefail: true, inherits: false }],
  ['sh', { errexit: true, pipefail: false, inherits: true }],
  ['bash -e {0}', { errexit: true, pipefail: false, inherits: false }],
  ['bash --noprofile --norc -eo pipefail {0}', { errexit: true, pipefail: true, inherits: false }],
  ['/bin/dash {0}', { errexit: false, pipefail: false, inherits: true }],
  ['pwsh', null],
  ['python {0}', null],
])('the shell %s', (shell, options) => {
  expect(shellOptionsOf(shell)).toEqual(options);
});

test('`-e` that is set only behind a `!` ends the script, one that held before does not', () => {
  const script = `! {\nset -e\n${GATE}\n}\ntrue`;
  expect(isLost(script, { ...DEFAULT_SHELL, errexit: false })).toEqual({ model: false, bash: false });
  expect(isLost(script)).toEqual({ model: true, bash: true });
});

/** One construct around a script: the model says of each nest of them what bash does. */
const AROUND: readonly ((inner: string) => string)[] = [
  (x) => `${x} || true`,
  (x) => `${x} && true`,
  (x) => `! ${x}`,
  (x) => `(\n${x}\n)`,
  (x) => `(\n${x}\ntrue\n)`,
  (x) => `${x} | sleep 0`,
  (x) => `true | ${x}`,
  (x) => `if ${x}; then true; fi`,
  (x) => `if ${x}; then true; else exit 3; fi`,
  (x) => `v=$(${x}\n)`,
  (x) => `v=$(\n${x}\ntrue)`,
  (x) => `export v=$(${x}\n)`,
  (x) => `f() {\n${x}\n}\nf`,
  (x) => `f() {\n${x}\nreturn 0\n}\nf`,
  (x) => `set +e\n${x}`,
  (x) => `set -eo pipefail\n${x}`,
  (x) => `shopt -s inherit_errexit\n${x}`,
  (x) => `${x}\nrc=$?\nexit $rc`,
  (x) => `rc=0\n${x} || rc=$?\ntrue\n[ "$rc" -eq 0 ]`,
  (x) => `trap 'exit 0' EXIT\n${x}`,
  (x) => `trap 'true' EXIT\n${x}`,
  (x) => `trap 'exit 0' ERR\n${x}`,
  (x) => `until ${x}; do break; done`,
  (x) => `while ${x}; do break; done`,
  (x) => `for i in 1 2; do\n${x}\ndone`,
  (x) => `case a in a)\n${x}\n;; esac`,
  (x) => `${x}\ntrue`,
  (x) => `false || ${x}`,
  (x) => `${x} || { true; exit 2; }`,
  (x) => `${x} | sleep 0\nexit \${PIPESTATUS[0]}`,
  (x) => `${x}\n(( $? == 0 )) || exit 9`,
  (x) => (x.includes("'") ? x : `bash -ec '${x}'`),
  (x) => (x.includes("'") ? x : `eval '${x}'`),
];

test('every nest of constructs ends as bash ends it', { timeout: 60_000 }, () => {
  const scripts = fc
    .array(fc.constantFrom(...AROUND), { minLength: 1, maxLength: 4 })
    .map((around) => around.reduce((inner, wrap) => wrap(inner === GATE ? inner : `{\n${inner}\n}`), GATE));
  const shells = fc.constantFrom(
    DEFAULT_SHELL,
    { ...DEFAULT_SHELL, pipefail: true },
    { ...DEFAULT_SHELL, errexit: false },
  );
  fc.assert(
    fc.property(scripts, shells, (script, options) => {
      const { model, bash: truth } = isLost(`${script}\n`, options);
      expect(model).toBe(truth);
    }),
    // The same nests on every day: this asks whether the model is right, and the answer of a bash of another version may differ.
    { numRuns: 150, seed: 1 },
  );
});

describe('a script of which nothing can be said', () => {
  test.each([
    [`if ${GATE}`, /cannot|no shell that can be parsed/],
    [`${GATE} || true )`, /no shell that can be parsed/],
    [`bash -c 'if ${GATE}'`, /no shell that can be parsed/],
    [`${GATE}\n${'#'.repeat(70_000)}`, /longer than 64 KiB/],
    [`${GATE}; ${'$('.repeat(2000)}`, /more than 1000 substitutions/],
    [`f() { f; }\nf\n${GATE}`, /too much can happen/],
    [`${'( '.repeat(180)} ${GATE} ${') '.repeat(180)}`, /too much can happen/],
    [`${GATE}\n`.repeat(30), /too much can happen/],
  ])('%#: %.40s', (script, why) => {
    expect(lostExitCodes(script, DEFAULT_SHELL).problem).toMatch(why);
  });

  test('is nothing to tell where Portcullis is not in it', () => {
    expect(lostExitCodes('if npm test', DEFAULT_SHELL)).toEqual({ lost: [], problem: null });
  });
});

test.each([
  ['$(', 900],
  ['"$(', 900],
  ['`', 900],
  ['<(', 900],
  ['{ ', 20_000],
  ['( ', 20_000],
  ['if ', 10_000],
  ['f() ', 10_000],
  ['a | ', 10_000],
  ['a && ', 10_000],
  ['a || ', 10_000],
  ['! ', 10_000],
  ['a=1; ', 10_000],
  ['[ "$a" ] && ', 4000],
  ['if x; then a=$b; fi; ', 3000],
  ['while x; do ', 4000],
  ['for i in a b; do ', 3000],
  ['case $x in a) ', 3000],
  ['eval "', 9000],
])('hostile scripts end: %j', (part, times) => {
  const text = `${GATE}; ${part.repeat(times)}\n${GATE}`;
  const { lost, problem } = lostExitCodes(text, DEFAULT_SHELL);
  expect(problem !== null || Array.isArray(lost)).toBe(true);
});
