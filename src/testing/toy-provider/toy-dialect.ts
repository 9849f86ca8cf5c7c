import type { Dialect } from '../../contracts/model-dialect.ts';
import { absolutePath, functionCall } from '../../providers/dialect-calls.ts';

const LIST = 'Toys: ';

/** Everything is opened: it has one tool. */
export const toyDialect: Dialect = {
  reminder: null,
  skillsIn: (text, from) => {
    if (from !== 'instructions' || !text.startsWith(LIST)) return null;
    const names = text.slice(LIST.length).split(' ');
    return { skills: names.map((name) => ({ name, alias: null, file: null })), roots: [] };
  },
  call: (call, request) => {
    const path = call.kind === 'skill' ? `.toy/skills/${call.skill}/SKILL.md` : call.kind === 'read' ? call.path : '';
    return functionCall('open', { path: absolutePath(path, request) });
  },
};
