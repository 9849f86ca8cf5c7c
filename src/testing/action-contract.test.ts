import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, test } from 'vitest';

import { GATE_TABLES } from '../gates/index.ts';
import { parse } from 'yaml';

const ROOT = resolve(import.meta.dirname, '../..');
const ACTIONS = readdirSync(join(ROOT, 'actions')).filter((name) =>
  existsSync(join(ROOT, 'actions', name, 'action.yml')),
);

interface ActionFile {
  readonly inputs?: Readonly<Record<string, { readonly description: string }>>;
  readonly outputs?: Readonly<Record<string, { readonly description: string }>>;
  readonly runs: { readonly using: string; readonly main: string; readonly post?: string };
}

/** What an action's sources under `src/actions/` do with names. */
interface Used {
  /** First arguments of what reads inputs. */
  readonly inputs: Set<string>;
  /** First arguments of `setOutput`. */
  readonly outputs: Set<string>;
  /** Every text and key: an output may be set from a record of them. */
  readonly names: Set<string>;
}

describe.each(ACTIONS)('actions/%s', (name) => {
  const {
    inputs = {},
    outputs = {},
    runs,
  } = parse(readFileSync(join(ROOT, 'actions', name, 'action.yml'), 'utf8')) as ActionFile;
  const own = join(ROOT, 'src/actions', `${name}.ts`);
  // Gates that judge results alone have one program.
  const used = usedBy(existsSync(own) ? own : join(ROOT, 'src/actions/judge-results.ts'));

  test('reads the inputs that it declares, and no others', () => {
    // Some are read by the tables of the gates that it judges by.
    const ofTables = GATE_TABLES.flatMap((table) => (table.actions.includes(name) ? (table.inputs ?? []) : []));
    // What an action makes itself it does not take.
    const ofGates = ofTables.filter((input) => input !== name);
    expect(new Set([...used.inputs, ...ofGates])).toEqual(new Set(Object.keys(inputs)));
  });

  test('sets the outputs that it declares, and no others', () => {
    const declared = Object.keys(outputs);
    // Counts are outputs by the tables of the gates: of the action for all of them, and of the one for a gate alone.
    const ofGates = GATE_TABLES.flatMap(({ gate, outputs: counts }) =>
      Object.keys(name === 'gate' ? counts.gate : name === gate ? counts.own : {}),
    );
    expect(declared.filter((output) => !used.names.has(output) && !ofGates.includes(output))).toEqual([]);
    expect([...used.outputs, ...ofGates].filter((output) => !declared.includes(output))).toEqual([]);
  });

  test('runs on Node 24, and is an export of the bundle', () => {
    expect(runs).toMatchObject({ using: 'node24', main: `../dist/${name}.js` });
    // A step after the job is the same program, which runs however the job ended.
    if (runs.post !== undefined) expect(runs).toMatchObject({ post: runs.main, 'post-if': 'always()' });
    const bundle = readFileSync(join(ROOT, 'src/bundle.ts'), 'utf8');
    const exported = name.replace(/-./g, (text) => text.slice(1).toUpperCase());
    expect(bundle).toContain(`export async function ${exported}(`);
  });

  test('explains itself: permissions, use, inputs and outputs', () => {
    const readme = readFileSync(join(ROOT, 'actions', name, 'README.md'), 'utf8');
    for (const part of ['## Permissions', '## Use', '<!-- reference:begin']) expect(readme).toContain(part);
  });
});

/** Reads a module and what it imports from the same folder, statically or when it runs. */
function usedBy(path: string): Used {
  const used: Used = { inputs: new Set(), outputs: new Set(), names: new Set() };
  const seen = new Set<string>();
  const read = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const { program, errors } = parseSync(file, readFileSync(file, 'utf8'));
    expect(errors).toEqual([]);
    const follow = (specifier: string): void => {
      if (specifier.startsWith('./')) read(resolve(dirname(file), specifier));
    };
    new Visitor({
      ImportDeclaration: ({ source }) => follow(source.value),
      ExportNamedDeclaration: ({ source }) => {
        if (source !== null) follow(source.value);
      },
      ImportExpression: ({ source }) => {
        if (source.type === 'Literal' && typeof source.value === 'string') follow(source.value);
      },
      CallExpression: ({ callee, arguments: [first] }) => {
        if (callee.type !== 'Identifier' || first?.type !== 'Literal' || typeof first.value !== 'string') return;
        if (callee.name === 'setOutput') used.outputs.add(first.value);
        if (/^(?:get[A-Za-z]*Input|[a-z]+(?:[A-Z][a-z]+)*(?:Input|Lines))$/.test(callee.name))
          used.inputs.add(first.value);
      },
      Literal: ({ value }) => {
        if (typeof value === 'string') used.names.add(value);
      },
      Property: ({ key }) => {
        if (key.type === 'Identifier') used.names.add(key.name);
      },
    }).visit(program);
  };
  read(path);
  return used;
}
