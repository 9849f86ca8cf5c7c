import { appendFileSync, chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { expect, test } from 'vitest';

import type { GateResult } from '../../contracts/gate-result.ts';
import type { Plan } from '../../contracts/plan.ts';
import type { Results, UnitResult } from '../../contracts/results.ts';
import { bundleSources } from './bundle-sources.ts';
import { BASELINE, CASES, CONFIG, pullRequest } from './pull-request.ts';
import { runFile, temporaryFolder, type Ran } from './run-bundle.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const SKILL = '---\nname: alpha-skill\ndescription: Greets.\n---\n\n# Greet\n';

/** The client: what the model asks for, or the skill that the prompt names, is opened, and the file's text is its proof. */
const TOY = String.raw`
const { readFileSync } = require('node:fs');
const { TOY_URL: url, TOY_KEY: key, PORTCULLIS_UNIT: unit } = process.env;
const line = (fields) => console.log(JSON.stringify(fields));
async function main() {
  if (process.argv.includes('--version')) return console.log('toy says 1.2.3');
  const prompt = readFileSync(0, 'utf8');
  line({ toy: 'start', text: unit });
  const named = '.toy/skills/' + (/use ([\w-]+)/.exec(prompt)?.[1] ?? 'none') + '/SKILL.md';
  let calls = [{ id: 'c1', function: { arguments: JSON.stringify({ path: named }) } }];
  const messages = [{ role: 'system', content: 'Toys: alpha-skill' }, { role: 'user', content: prompt }];
  while (true) {
    if (url !== undefined) {
      const headers = { authorization: 'Bearer ' + key };
      const body = JSON.stringify({ model: 'toy-1', messages });
      const answer = await (await fetch(url + '/v1/chat/completions', { method: 'POST', headers, body })).json();
      const { message } = answer.choices[0];
      messages.push(message);
      calls = message.tool_calls ?? [];
    }
    if (calls.length === 0) break;
    for (const { id, function: { arguments: input } } of calls) {
      const { path } = JSON.parse(input);
      const text = readFileSync(path, 'utf8');
      line({ toy: 'opens', id, text: path });
      line({ toy: 'shows', id, text });
      messages.push({ role: 'tool', tool_call_id: id, content: text });
    }
    calls = [];
  }
  line({ toy: 'says', text: 'Hello.' });
  line({ toy: 'end' });
}
main();
`;

/** A copy of the sources with the folder `providers/toy` and one more line in `providers/index.ts`; the program that runs it. */
function houseWithToy(): Promise<string> {
  const house = temporaryFolder();
  const src = join(ROOT, 'src');
  cpSync(src, join(house, 'src'), {
    recursive: true,
    filter: (path) => !path.endsWith('.test.ts') && path !== join(src, 'testing'),
  });
  cpSync(join(src, 'testing/toy-provider'), join(house, 'src/providers/toy'), { recursive: true });
  appendFileSync(join(house, 'src/providers/index.ts'), "export { toy } from './toy/index.ts';\n");
  cpSync(join(ROOT, 'package.json'), join(house, 'package.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'));
  const program = join(house, 'cli.js');
  writeFileSync(program, "import { cli } from './src/bundle.ts';\nawait cli(import.meta.dirname);\n");
  return bundleSources(program);
}

test('a provider is added by one folder and one line', async () => {
  const program = await houseWithToy();
  const pr = pullRequest({ 'README.md': 'A repository.\n' });
  pr.repository.git('checkout', '--quiet', 'main');
  pr.commit({
    [CONFIG]: 'providers:\n  toy:\nskills: .toy/skills\ntypestate:\n',
    [CASES]: [{ case_id: 'greet', prompt: 'Please use alpha-skill.', expected_skill: 'alpha-skill' }],
    [BASELINE]: { greet: { toy: { expected_status: 'pass' } } },
    '.toy/skills/alpha-skill/SKILL.md': SKILL,
  });
  const bin = join(pr.fixture.directory, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'toy'), `#!${process.execPath}\n${TOY}`);
  chmodSync(join(bin, 'toy'), 0o755);
  const env = {
    PATH: [bin, dirname(process.execPath), '/usr/bin', '/bin'].join(':'),
    HOME: bin,
    PORTCULLIS_CACHE_DIR: join(pr.fixture.directory, 'cache'),
    TOY_KEY: 'a-key-for-the-toy',
  };
  const portcullis = async (...args: readonly string[]): Promise<Ran> => {
    const ran = await runFile(program, args, { cwd: pr.repository.path, env });
    if (ran.code !== 0) throw new Error(`${args.join(' ')} ended with ${ran.code}:\n${ran.out}${ran.err}`);
    return ran;
  };
  const folder = join(pr.fixture.directory, 'batch');
  const [planFile, resultsFile, gateFile] = ['plan', 'results', 'gate'].map((name) => `${folder}-${name}.json`) as [
    string,
    string,
    string,
  ];

  await portcullis('validate');
  await portcullis('plan', '--shards', '1', '--output', planFile);
  const plan = JSON.parse(readFileSync(planFile, 'utf8')) as Plan;
  expect(plan.shards).toMatchObject([{ agent: 'toy' }]);

  const ran = await portcullis('run', '--plan', planFile, '--artifacts-root', folder, '--output', resultsFile);
  const artifacts = /^ARTIFACT_DIR=(.*)$/m.exec(ran.err)?.[1] ?? '';
  const { results } = JSON.parse(readFileSync(resultsFile, 'utf8')) as Results;
  expect(results).toMatchObject([
    {
      agent: 'toy',
      status: 'pass',
      client: { version: '1.2.3', model: 'toy-1' },
      token_hits: { 'alpha-skill': { tier: 1, source_detail: 'file_open' } },
    },
  ]);

  const transcript = resolve(pr.repository.path, results[0]?.transcript?.path ?? '');
  const scored = await portcullis('score', '--case', CASES, '--provider', 'toy', '--transcript', transcript, '--json');
  expect(JSON.parse(scored.out) as UnitResult).toMatchObject({ agent: 'toy', token_hits: results[0]?.token_hits });

  const turns = await portcullis('typestate', 'from-transcript', '--provider', 'toy', transcript);
  // The call, and what is said at the end.
  expect(turns.out.trim().split('\n')).toHaveLength(2);

  const gated = await portcullis('gate', '--results', artifacts, '--base-ref', 'main', '--output', gateFile, '--json');
  expect(JSON.parse(gated.out) as GateResult).toMatchObject({ verdict: 'pass' });
  const { out } = await portcullis('report', gateFile, '--markdown');
  expect(out).toContain('toy');

  const rehearsed = await portcullis('rehearse', '--cases', CASES, '--artifacts-root', folder, '--json');
  expect((JSON.parse(rehearsed.out) as Results).results).toMatchObject([{ agent: 'toy', status: 'pass' }]);
});
