import { expect, test } from 'vitest';

import { changed, foundBy } from '../../testing/diagnose-workflow.ts';

/** The clean workflow with one step before the gate; it begins on line 45. */
const withStep = (step: string): string =>
  changed(['      - uses: owner/portcullis/actions/gate', `${step}      - uses: owner/portcullis/actions/gate`]);

test.each([
  ['', []],
  ['with: { pattern: "routing-*" }', []],
  ['with: { merge-multiple: false }', []],
  ['with: { merge-multiple: "false" }', []],
  ['with: { merge-multiple: true }', ['error 48']],
  ["with: { merge-multiple: 'True' }", ['error 48']],
  ['with: { merge-multiple: "${{ inputs.merge }}" }', ['warning 48']],
])('merged-download: %s', async (settings, expected) => {
  const step = `      - uses: actions/download-artifact@v8\n        ${settings}\n`;
  expect(await foundBy('merged-download', withStep(step))).toEqual(expected);
  expect(await foundBy('merged-download', withStep(step.replace('actions/down', 'Actions/Down')))).toEqual(expected);
  expect(await foundBy('merged-download', withStep(step.replace('actions/download', 'o/download')))).toEqual([]);
});

test.each([
  ['path: artifacts/routing', []],
  ['path: ./artifacts', []],
  ['path: ../artifacts', []],
  ['path: .', []],
  ['path: a.b/c.d', []],
  ['path: .route-evidence', ['warning 48']],
  ['path: "./.claude/logs/**"', ['warning 48']],
  ['path: "a/.b/c"', ['warning 48']],
  ['path: "~/.codex/sessions"', ['warning 48']],
  ['path: "a\\n.b\\n"', ['warning 48']],
  ['path: "a\\n!.b\\n"', []],
  ['path: .route-evidence, include-hidden-files: true', []],
  ['path: .route-evidence, include-hidden-files: "true"', []],
  ['path: .route-evidence, include-hidden-files: false', ['warning 48']],
])('hidden-files-left-out: %s', async (settings, expected) => {
  const step = `      - uses: actions/upload-artifact@v7\n        with: { ${settings} }\n`;
  expect(await foundBy('hidden-files-left-out', withStep(step))).toEqual(expected);
});
