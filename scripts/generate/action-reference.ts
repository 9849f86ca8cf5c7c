import { parse } from 'yaml';

interface ActionFile {
  readonly inputs?: Readonly<Record<string, { description: string; required?: boolean; default?: string }>>;
  readonly outputs?: Readonly<Record<string, { description: string }>>;
}

/** The tables of inputs and outputs of an action, from its `action.yml`. */
export function actionReference(actionYml: string): string {
  const { inputs = {}, outputs = {} } = parse(actionYml) as ActionFile;
  const inputRows = Object.entries(inputs).map(
    ([name, { description, required, default: value }]) =>
      `| \`${name}\` | ${required === true ? 'yes' : 'no'} | ${value === undefined ? '' : `\`${value}\``} | ${description} |`,
  );
  const outputRows = Object.entries(outputs).map(([name, { description }]) => `| \`${name}\` | ${description} |`);
  return [
    '| input | required | default | what it is |',
    '|---|---|---|---|',
    ...inputRows,
    '',
    '| output | what it is |',
    '|---|---|',
    ...outputRows,
  ].join('\n');
}
