import { describe, expect, it } from 'vitest';
import {
  codexEnd,
  codexRuns,
  codexSays,
  codexStart,
  codexStarts,
  skillText,
} from '../../testing/transcripts/codex-lines.ts';
import { eventsIn, evidenceOf, hitIn, scanOf, type Asked } from '../../testing/transcripts/evidence-of.ts';
import { recorded } from '../../testing/transcripts/labelled-transcripts.ts';

const T = 'tidy-up';
const PATH = `/w/.agents/skills/${T}/SKILL.md`;
const TEXT = skillText(T);

function hits(lines: readonly object[], asked: Asked = {}): string {
  return hitIn(evidenceOf('codex', [...codexStart, ...lines, codexEnd], { tokens: [T], ...asked }), T);
}

describe('Codex: reads of SKILL.md', () => {
  it.each<[what: string, lines: readonly object[], hit: string]>([
    ['a read', codexRuns('i', `/bin/bash -lc 'cat ${PATH}'`, TEXT), '1 1000 ok'],
    ['the command as a list', codexRuns('i', ['bash', '-lc', `cat ${PATH}`], TEXT), '1 1000 ok'],
    [
      'a list with quotes and spaces',
      codexRuns('i', ['cat', `/my agent's/.codex/skills/${T}/SKILL.md`], TEXT),
      '1 1000 ok',
    ],
    ['in its folder', codexRuns('i', `bash -lc 'cd /w/.agents/skills/${T} && cat SKILL.md'`, TEXT), '1 1000 ok'],
    ['by sed', codexRuns('i', `sed -n '1,200p' ${PATH}`, TEXT), '1 1000 ok'],
    [
      'by head, with its block',
      codexRuns('i', `head -n 4 ${PATH}`, TEXT.split('\n').slice(0, 4).join('\n')),
      '1 1000 ok',
    ],
    [
      'by head, without the end of its block',
      codexRuns('i', `head -n 2 ${PATH}`, TEXT.split('\n').slice(0, 2).join('\n')),
      '2 800 attempt',
    ],
    ['by tail', codexRuns('i', `tail -n 3 ${PATH}`, 'Say hello.\n'), '2 800 attempt'],
    [
      'by nl',
      codexRuns(
        'i',
        `nl -ba ${PATH}`,
        TEXT.split('\n')
          .map((line, at) => `     ${at + 1}\t${line}`)
          .join('\n'),
      ),
      '1 1000 ok',
    ],
    [
      'by cat -n',
      codexRuns(
        'i',
        `cat -n ${PATH}`,
        TEXT.split('\n')
          .map((line, at) => `${String(at + 1).padStart(6)}\t${line}`)
          .join('\n'),
      ),
      '1 1000 ok',
    ],
    ['with CRLF output', codexRuns('i', `cat ${PATH}`, `\uFEFF${TEXT.replaceAll('\n', '\r\n')}`), '1 1000 ok'],
    [
      'on Windows',
      codexRuns('i', `powershell -Command "Get-Content C:\\w\\.codex\\skills\\${T}\\SKILL.md"`, TEXT),
      '1 1000 ok',
    ],
    ['on Windows by cmd', codexRuns('i', `cmd /c type C:\\w\\.codex\\skills\\${T}\\SKILL.md`, TEXT), '1 1000 ok'],
    ['with more output', codexRuns('i', `ls && cat ${PATH}`, `a\nb\n${TEXT}`), '1 1000 ok'],
    ['under the name of its frontmatter', codexRuns('i', 'cat .codex/skills/broom/SKILL.md', TEXT), '1 1000 ok'],
    ['the only one of a pattern', codexRuns('i', 'cat .codex/skills/*/SKILL.md', TEXT), '1 1000 ok'],
    ['a pattern over several', codexRuns('i', 'cat .codex/skills/*/SKILL.md', TEXT + skillText('sweep')), '1 1000 ok'],
    ['a pattern over others', codexRuns('i', 'cat .codex/skills/*/SKILL.md', skillText('sweep')), 'none'],
    [
      'in the home, with its default',
      codexRuns('i', `sed -n 1,200p "\${CODEX_HOME:-$HOME/.codex}/skills/${T}/SKILL.md"`, TEXT),
      '1 1000 ok',
    ],
    ['by a folder in a variable', codexRuns('i', `d=.agents/skills/${T}; cat $d/SKILL.md`, TEXT), '1 1000 ok'],
    [
      'in a loop',
      codexRuns('i', `for s in sweep ${T}; do cat .agents/skills/$s/SKILL.md; done`, skillText('sweep') + TEXT),
      '1 1000 ok',
    ],
    ['by redirected input', codexRuns('i', `head -20 < ${PATH}`, TEXT), '1 1000 ok'],
    ['in the folder where the command ran', codexRuns('i', `cat ./SKILL.md`, TEXT), '1 1000 ok'],
    ['the file of another skill there', codexRuns('i', `cat SKILL.md`, skillText('sweep')), 'none'],
    ['beside the folder where the command ran', codexRuns('i', `cat ../${T}/SKILL.md`, TEXT), '1 1000 ok'],
    ['beside it, not there', codexRuns('i', `cat ${T}/SKILL.md`, 'No such file', 1), 'none'],
    ['by a substitution', codexRuns('i', `echo "$(< ${PATH})"`, TEXT), '1 1000 ok'],
    ['in colours', codexRuns('i', `bat ${PATH}`, TEXT.replaceAll('---', '\u001b[33m---\u001b[0m')), '1 1000 ok'],
    ['shown by another program', codexRuns('i', `python3 -c "print(open(p).read())"`, TEXT), '2 700 ok'],
    ['shown by a search', codexRuns('i', `xargs cat < list`, `a\n${TEXT}`), '2 700 ok'],
    ['found first', codexRuns('i', 'for f in $(find . -name SKILL.md); do cat "$f"; done', TEXT), '2 700 ok'],
    ['shown by a command that failed', codexRuns('i', `find . -exec cat {} +; false`, TEXT, 1), '2 700 attempt'],
    [
      'shown beside another that was opened',
      codexRuns('i', `cat .agents/skills/sweep/SKILL.md; x`, skillText('sweep') + TEXT),
      '2 700 ok',
    ],
    ['spelt by the command', codexRuns('i', `cat > SKILL.md <<'EOF'\n${TEXT}EOF\ncat SKILL.md`, TEXT), 'none'],
    [
      'searched by its name',
      codexRuns('i', `grep -rl "^name: ${T}" . | xargs -I% sh -c 'echo "--- %"; cat %'`, TEXT),
      '2 700 ok',
    ],
    ['shown in part', codexRuns('i', `rg '' x`, TEXT.split('\n').slice(1).join('\n')), 'none'],
    ['no frontmatter', codexRuns('i', `cat ${PATH}`, '# text\n'), '2 800 attempt'],
    ['no output', codexRuns('i', `cat ${PATH} > /dev/null`, ''), '2 800 attempt'],
    [
      'the frontmatter of another file',
      codexRuns('i', `cat ${PATH} /w/.agents/skills/sweep/SKILL.md`, `# text\n${skillText('sweep')}`),
      '2 800 attempt',
    ],
    ['failed', codexRuns('i', `cat ${PATH}`, 'cat: No such file or directory', 1), '2 800 attempt'],
    ['failed, though it shows the file', codexRuns('i', `cat ${PATH}; false`, TEXT, 1), '2 800 attempt'],
    ['started, never completed', [codexStarts('i', `cat ${PATH}`)], '2 800 attempt'],
    [
      'failed, then read',
      [...codexRuns('i', `cat ${PATH}`, '', 1), ...codexRuns('j', `cat ${PATH}`, TEXT)],
      '1 1000 ok',
    ],
    [
      'read in parts',
      [...codexRuns('i', `sed -n 1,9p ${PATH}`, TEXT), ...codexRuns('j', `sed -n 10,99p ${PATH}`, 'more')],
      '1 1000 ok',
    ],
    ['outside the roots', codexRuns('i', `cat plugins/skills/${T}/SKILL.md`, TEXT), '2 700 ok'],
    ['outside the roots, failed', codexRuns('i', `cat plugins/skills/${T}/SKILL.md`, '', 1), 'none'],
    [
      'outside the roots, failed, though it shows the file',
      codexRuns('i', `cat plugins/skills/${T}/SKILL.md x`, TEXT, 1),
      '2 700 attempt',
    ],
    ['listed', codexRuns('i', 'rg --files .agents', PATH), 'none'],
    ['searched', codexRuns('i', `grep -rn description .agents/skills`, `${PATH}:3:description`), 'none'],
    ['searched in its file', codexRuns('i', `rg '' ${PATH}`, TEXT), '2 700 ok'],
    ['written', codexRuns('i', `cat > ${PATH} <<'EOF'\n${TEXT}EOF`, ''), 'none'],
    ['in a script that is written', codexRuns('i', `cat > run.sh <<'EOF'\ncat ${PATH}\nEOF`, ''), 'none'],
    ['of another skill', codexRuns('i', `cat /w/.agents/skills/${T}-v2/SKILL.md`, skillText(`${T}-v2`)), 'none'],
    ['said', [codexSays(`I already read ${T}/SKILL.md`)], '3 10'],
    ['said in parts', [{ type: 'item.updated', item: { id: 'm', type: 'agent_message', text: T } }], 'none'],
    ['thought', [{ type: 'item.completed', item: { type: 'reasoning', text: T } }], 'none'],
    ['a warning of the client', [{ type: 'item.completed', item: { type: 'error', message: T } }], 'none'],
  ])('%s', (_, lines, hit) => {
    expect(hits(lines)).toBe(hit);
  });

  it('tells several reads of one command apart', () => {
    const command = `bash -lc 'cat .codex/skills/${T}/SKILL.md .codex/skills/sweep/SKILL.md'`;
    const of = (output: string, exitCode = 0): readonly string[] => {
      const evidence = evidenceOf('codex', [...codexStart, ...codexRuns('i', command, output, exitCode)], {
        tokens: [T, 'sweep'],
      });
      return [hitIn(evidence, T), hitIn(evidence, 'sweep')];
    };
    expect(of(TEXT + skillText('sweep'))).toEqual(['1 1000 ok', '1 1000 ok']);
    expect(of(`${TEXT}cat: sweep/SKILL.md: No such file or directory`)).toEqual(['1 1000 ok', '2 800 attempt']);
    expect(of(`${TEXT}cat: no such file`, 1)).toEqual(['2 800 attempt', '2 800 attempt']);
    const braces = codexRuns('i', `cat .codex/skills/{${T},sweep}/SKILL.md`, TEXT + skillText('sweep'));
    expect(hits(braces)).toBe('1 1000 ok');
  });

  it('reads the items of code mode, which come out of order', () => {
    const [startA, endA] = codexRuns('a', `sed -n 1,200p ${PATH}`, TEXT);
    const [startB, endB] = codexRuns('b', 'sed -n 1,200p /w/.agents/skills/sweep/SKILL.md', skillText('sweep'));
    const lines = [startA, startB, endB, endA].filter((line) => line !== undefined);
    const evidence = evidenceOf('codex', [...codexStart, ...lines, codexEnd], { tokens: [T, 'sweep'] });
    expect([hitIn(evidence, T), hitIn(evidence, 'sweep'), evidence.tool_calls]).toEqual(['1 1000 ok', '1 1000 ok', 2]);
  });

  it('lets a frontmatter name not take over another installed skill', () => {
    const lines = codexRuns('i', 'cat .codex/skills/broom/SKILL.md', TEXT);
    expect(hits(lines, { installed: ['broom', T] })).toBe('none');
    expect(hits(lines, { installed: [['broom', T]] })).toBe('1 1000 ok');
    expect(hits(lines, { installed: [['broom', T], T] })).toBe('none');
  });

  it('satisfies the token of the file by the load, at tier 2', () => {
    const evidence = evidenceOf('codex', [...codexStart, ...codexRuns('i', `cat ${PATH}`, TEXT)], {
      tokens: [`${T}/SKILL.md`, 'SKILL.md', `skills/${T}/SKILL.md`, `other/${T}/SKILL.md`],
    });
    expect(
      [...evidence.hits].map(([token, { tier, score, succeeded_tier }]) => [token, tier, score, succeeded_tier]),
    ).toEqual([
      ['SKILL.md', 2, 1000, 2],
      [`skills/${T}/SKILL.md`, 2, 1000, 2],
      // Nobody asked for the skill itself, so that it is listed under its own name.
      [T, 1, 1000, 1],
      [`${T}/SKILL.md`, 2, 1000, 2],
    ]);
  });
});

it('Codex: another file of a skill is read like any file', () => {
  const [notes, reads] = [`${T}/notes.md`, codexRuns('i', `cat /w/.agents/skills/${T}/notes.md`, 'Say hello.')];
  const evidence = evidenceOf('codex', [...codexStart, ...reads, codexEnd], { tokens: [notes, T] });
  expect([hitIn(evidence, notes), hitIn(evidence, T)]).toEqual(['2 700 ok', 'none']);
});

describe('Codex: recordings of', () => {
  const A = 'alpha-skill';
  const B = 'beta-skill';
  const told = (name: string, tokens: readonly string[]): readonly string[] => {
    const evidence = evidenceOf('codex', recorded(`codex-${name}`), { tokens });
    return tokens.map((token) => hitIn(evidence, token));
  };

  it.each<[what: string, name: string, tokens: readonly string[], hits: readonly string[]]>([
    ['two calls in one message', 'parallel-skills', [A, B], ['1 1000 ok', '1 1000 ok']],
    ['two of which one is unknown', 'parallel-mixed', ['gamma-skill', A], ['2 800 attempt', '1 1000 ok']],
    // It knows no forks and guards nothing: these are files like any other.
    ['a skill with `context: fork`', 'forked-skill', ['fork-skill'], ['1 1000 ok']],
    ['a skill that brings tools', 'guarded-skill', ['guarded-skill'], ['1 1000 ok']],
    ['the same read twice', 'skill-twice', [A], ['1 1000 ok']],
    ['an unknown skill, then the right one', 'failed-then-good', ['gamma-skill', A], ['2 800 attempt', '1 1000 ok']],
    ['a plugin', 'plugin-skill', ['greetings:alpha-skill', A, B], ['1 1000 ok', '2 700 attempt', 'none']],
    ['a subagent, whose reads are not shown', 'subagent-skill', [A], ['none']],
    ['two subagents', 'parallel-subagents', [A, B], ['none', 'none']],
  ])('%s', (_, name, tokens, expected) => {
    expect(told(name, tokens)).toEqual(expected);
  });

  it('a subagent, of which the start and the end are shown', () => {
    const any = ['collab:spawn_agent', 'Greet with alpha', 'collab:wait', 'said alpha'];
    expect(evidenceOf('codex', recorded('codex-subagent-skill'), { any })).toMatchObject({
      tool_calls: 2,
      hidden_subagents: 1,
      unknown_events: 0,
      foreign_lines: 0,
      any_matched: ['collab:spawn_agent', 'Greet with alpha', 'collab:wait'],
      any_unmatched: ['said alpha'],
      final_text: 'The subagent is done.',
    });
  });
});

describe('Codex: events', () => {
  it('counts every kind of tool once', () => {
    const item = (type: string, more: object = {}): object[] => [
      { type: 'item.started', item: { id: type, type, ...more } },
      { type: 'item.completed', item: { id: type, type, status: 'completed', ...more } },
    ];
    const lines = [
      ...item('mcp_tool_call', { server: 'files', tool: 'read_text', arguments: { path: 'a' } }),
      ...item('web_search', { query: 'how to' }),
      ...item('file_change', { changes: [{ path: 'x.cs', kind: 'add' }] }),
      ...item('todo_list', { items: [{ text: 'step one' }] }),
    ];
    expect(
      evidenceOf('codex', [...codexStart, ...lines], {
        any: ['mcp:', 'files/read_text', 'how to', 'x.cs', 'step one', 'nope'],
      }),
    ).toMatchObject({
      tool_calls: 4,
      any_unmatched: ['nope'],
      unknown_events: 0,
    });
  });

  it('keeps unknown items and events', () => {
    const lines = [
      ...codexStart,
      { type: 'item.completed', item: { id: 'x', type: 'hologram' } },
      { type: 'item.completed', item: { id: 'x', type: 'shell_call', command: `cat ${PATH}` } },
      { type: 'turn.paused' },
    ];
    expect(evidenceOf('codex', lines)).toMatchObject({
      known_events: 2,
      unknown_events: 3,
      unknown_tool_like: 2,
      tool_calls: 0,
    });
    expect(eventsIn('codex', lines).at(-1)).toEqual({
      line: 5,
      type: 'unknown',
      name: 'turn.paused',
      tool_like: false,
    });
  });

  it.each<[what: string, lines: readonly object[], terminal: object | null, lastError: string | null]>([
    ['completed', [codexEnd], { outcome: 'completed', usage: { input_tokens: 20, output_tokens: 4 } }, null],
    [
      'failed with a status',
      [{ type: 'turn.failed', error: { message: 'unexpected status 503 Service Unavailable: x' } }],
      { outcome: 'error', reason: 'api_error' },
      null,
    ],
    [
      'failed without words',
      [{ type: 'turn.failed' }],
      { outcome: 'error', reason: 'api_error', message: 'the turn failed' },
      null,
    ],
    [
      'reconnecting, then completed',
      [{ type: 'error', message: 'Reconnecting... 1/5' }, codexEnd],
      { outcome: 'completed' },
      'api_error',
    ],
    ['killed', [], null, null],
  ])('%s', (_, lines, terminal, lastError) => {
    const evidence = evidenceOf('codex', [...codexStart, codexSays('first'), codexSays('last'), ...lines]);
    if (terminal === null) expect(evidence.terminal).toBe(null);
    else expect(evidence.terminal).toMatchObject(terminal);
    expect([evidence.last_error?.reason ?? null, evidence.final_text]).toEqual([lastError, 'last']);
  });

  it('proves nothing by plain text', () => {
    const { channel, evidence } = scanOf('codex', `cat ${PATH}\n${TEXT}`, { tokens: [T] });
    expect([channel, evidence.hits.size, evidence.tool_calls]).toEqual(['text', 0, 0]);
  });

  it('reports a second thread as foreign', () => {
    const lines = [...codexStart, { type: 'thread.started', thread_id: 'thread-2' }, codexEnd];
    expect(evidenceOf('codex', lines).foreign_lines).toBe(1);
  });
});
