import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { openWorld, type World } from '../world/world.ts';
import { escalateChecks, escalateFile, type Escalated } from './escalate.ts';

const DECISION = {
  policyId: 'p',
  policyDigest: 'pol1_0',
  ruleId: 'r',
  escalationAction: 'mark_blocked',
  matchedFailureClass: 'flaky_io',
  attempt: 3,
  maxAttempts: 3,
  retry: false,
  failureClasses: ['flaky_io', 'z'],
};
const NOTE = [
  '[harness-escalation]',
  'scope: build',
  'action: mark_blocked',
  'policyId: p',
  'policyDigest: pol1_0',
  'ruleId: r',
  'matchedFailureClass: flaky_io',
  'attempt: 3/3',
  'failureClasses: flaky_io, z',
  'witnessRef: w.json',
].join('\n');

let root: string;
let world: World;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portcullis-escalate-'));
  mkdirSync(join(root, '.portcullis'));
  world = openWorld('0', root, () => undefined);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const state = (name: string): string => join(root, '.portcullis', name);
const rows = (): Record<string, unknown>[] =>
  readFileSync(state('issues.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const issues = (...given: object[]): void => {
  const texts = given.map((row) => JSON.stringify({ title: 't', ...row }));
  writeFileSync(state('issues.jsonl'), `${texts.join('\n')}\n`);
};
const session = (text: string): void => writeFileSync(state('harness_session.json'), text);

function escalated(changes: object = {}, environment: Record<string, string> = {}): Promise<Escalated> {
  writeFileSync(join(root, 'd.json'), JSON.stringify({ ...DECISION, ...changes }));
  return escalateFile(world, 'd.json', { scope: 'build', witness: 'w.json', environment, issues: null });
}

describe('what is done', () => {
  test('stop asks nobody', async () => {
    expect(await escalated({ escalationAction: 'stop' })).toEqual({
      action: 'stop',
      outcome: 'stop',
      issue_id: null,
      created_issue_id: null,
      note_digest: null,
      witness_ref: 'w.json',
      details: '',
    });
  });

  test('mark_blocked tells the issue once, behind its notes', async () => {
    issues({ id: 'bd-1', notes: 'before' });
    const digest = createHash('sha256')
      .update(JSON.stringify({ note: NOTE, scope: 'build' }))
      .digest('hex');
    const done = await escalated();
    expect(done).toEqual({
      action: 'mark_blocked',
      outcome: 'applied',
      issue_id: 'bd-1',
      created_issue_id: null,
      note_digest: `note1_${digest}`,
      witness_ref: 'w.json',
      details: 'issuesPath=.portcullis/issues.jsonl; issueSource=ready:.portcullis/issues.jsonl',
    });
    await escalated({}, { PREMATH_ISSUE_ID: 'bd-1' });
    expect(rows()).toMatchObject([{ id: 'bd-1', status: 'blocked', notes: `before\n\n${NOTE}` }]);
  });

  test('issue_discover makes an issue that was found in the active one', async () => {
    issues({ id: 'bd-1' });
    const done = await escalated({ escalationAction: 'issue_discover', policyId: null, matchedFailureClass: 'a\nb' });
    expect(done).toMatchObject({ outcome: 'applied', issue_id: 'bd-1', created_issue_id: 'bd-2' });
    const [, made] = rows();
    expect(made).toMatchObject({ title: '[HarnessEscalation] build retry exhausted (a\\u000ab)', status: 'open' });
    expect(made?.['dependencies']).toMatchObject([{ depends_on_id: 'bd-1', type: 'discovered-from' }]);
    expect(String(made?.['description']).split('\n')).toHaveLength(10);
    expect(made?.['description']).toContain('policyId: (missing)\n');
  });

  test('of checks all are told, and an error is an outcome', async () => {
    issues({ id: 'bd-1' });
    const failed = new Map([
      ['lint', { ...DECISION, escalationAction: 'page_somebody' }],
      ['test', DECISION],
    ]);
    const done = await escalateChecks(world, {}, { folder: '/elsewhere', failed });
    expect(done).toMatchObject([
      { outcome: 'error:escalation_unknown_action', witness_ref: '/elsewhere/latest-required.json' },
      { outcome: 'applied', issue_id: 'bd-1' },
    ]);
    expect(rows()[0]?.['notes']).toContain('scope: required check test\n');
  });
});

describe('the active issue', () => {
  const own = JSON.stringify({ sessionKind: 'premath.harness.session.v1', issueId: ' bd-2 ' });

  test('is that of the environment, else of the session, else the only one that is ready', async () => {
    issues({ id: 'bd-1' }, { id: 'bd-2' }, { id: 'bd-3' });
    session(own);
    const sourceOf = async (environment: Record<string, string>): Promise<unknown> => {
      const { issue_id: id, details } = await escalated({}, environment);
      return [id, details.split('issueSource=')[1]];
    };
    expect(await sourceOf({ PREMATH_ISSUE_ID: 'bd-1', PORTCULLIS_ACTIVE_ISSUE_ID: 'bd-1' })).toEqual([
      'bd-1',
      'env:PORTCULLIS_ACTIVE_ISSUE_ID',
    ]);
    expect(await sourceOf({})).toEqual(['bd-2', 'session:.portcullis/harness_session.json']);
    session(own.replace(' bd-2 ', ' '));
    expect(await sourceOf({})).toEqual(['bd-3', 'ready:.portcullis/issues.jsonl']);
  });

  test.each<[string, string, () => Record<string, string> | void, object?]>([
    ['issue_context_ambiguous', 'variables disagree', () => ({ PREMATH_ISSUE_ID: 'a', PREMATH_ACTIVE_ISSUE_ID: 'b' })],
    ['issue_context_ambiguous', 'several are ready', () => issues({ id: 'a' }, { id: 'b' })],
    ['issue_context_unbound', 'none is ready', () => issues({ id: 'a', status: 'closed' })],
    ['session_invalid', 'the session is no JSON', () => session('{')],
    ['session_invalid', 'it is something else', () => session('{"sessionKind":"x"}')],
    ['session_read_failed', 'it is a folder', () => mkdirSync(state('harness_session.json'))],
    ['issue_command_failed', 'there is no memory', () => undefined],
    [
      'issue_command_failed',
      'the parent is missing',
      () => ({ PREMATH_ISSUE_ID: 'x' }),
      { escalationAction: 'issue_discover' },
    ],
    ['issue_not_found', 'the issue is missing', () => (issues({ id: 'a' }), { PREMATH_ISSUE_ID: 'x' })],
    ['unknown_action', 'nobody does that', () => issues({ id: 'a' }), { escalationAction: 'page' }],
    [
      'issue_context_unbound',
      '… and there is no context',
      () => issues({ id: 'a', status: 'x' }),
      { escalationAction: 'page' },
    ],
  ])('escalation_%s where %s', async (errorClass, _why, prepare, changes = {}) => {
    const environment = prepare() ?? {};
    await expect(escalated(changes, environment)).rejects.toMatchObject({ errorClass: `escalation_${errorClass}` });
  });

  test('is not asked for before the last attempt, nor by another document', async () => {
    await expect(escalated({ retry: true, attempt: 2 })).rejects.toThrow('found attempt 2 of 3');
    await expect(escalated({ ruleId: 1 })).rejects.toThrow('d.json: ruleId: ');
  });
});
