import type { Dialect } from '../../contracts/model-dialect.ts';
import { absolutePath, findOfferedSkill, functionCall } from '../../providers/dialect-calls.ts';

const LIST = 'Toys: ';

/** Everything is opened: it has one tool. */
export const toyDialect: Dialect = {
  reminder: null,
  skillTool: null,
  skillsIn: (text, from) => {
    if (from !== 'instructions' || !text.startsWith(LIST)) return [];
    const names = text.slice(LIST.length).split(' ');
    return names.map((name) => ({ name, alias: null, file: null }));
  },
  call: (call, request) => {
    const skill = call.kind === 'skill' ? findOfferedSkill(request.skills, call.skill) : null;
    if (skill === undefined) return null;
    const path = skill !== null ? `.toy/skills/${skill.name}/SKILL.md` : call.kind === 'read' ? call.path : '';
    return functionCall('open', { path: absolutePath(path, request) });
  },
};
