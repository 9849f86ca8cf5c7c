import { childPointer } from '../kernel/json-pointer.ts';
import type { Scenario as ScenarioDocument, ScenarioCall, ScenarioFault, ScenarioTurn } from './generated/scenario.ts';
import { validate } from './generated/scenario.validate.js';
import { checkedDocument } from './json-source.ts';
import { shown, type Contradiction } from './problem.ts';

export type { ScenarioFault };

/** What the model does; each client has its own tool for it. */
export type ModelCall =
  /** `forked`: the turns of the conversation that the client opens for this skill; null where the script knows of none. */
  | { readonly kind: 'skill'; readonly skill: string; readonly forked: readonly ModelTurn[] | null }
  | { readonly kind: 'read'; readonly path: string }
  | { readonly kind: 'shell'; readonly command: string }
  | { readonly kind: 'subagent'; readonly prompt: string; readonly turns: readonly ModelTurn[] }
  /** `input` is a JSON object's text, or with `plain` the text itself. */
  | { readonly kind: 'tool'; readonly tool: string; readonly input: string; readonly plain: boolean };

/** A message, a fault, or a message that a fault breaks off. */
export interface ModelTurn {
  readonly text: string;
  readonly calls: readonly ModelCall[];
  readonly fault: ScenarioFault | null;
  /** Said behind the text: each with the skills that it names, without all of which it is not said. */
  readonly mentions?: ReadonlyMap<string, readonly string[]>;
}

/** What the scripted model says (src/rehearsal/README.md, "The scripted model"). */
export interface Scenario extends Omit<ScenarioDocument, 'turns'> {
  readonly turns: readonly ModelTurn[];
}

/** Parses a scenario. Throws one error with every problem of form, or with every one of meaning. */
export function parseScenario(text: string, file: string): Scenario {
  const checks = { wholeCharacters: true };
  const { value, refuse } = checkedDocument<ScenarioDocument>('the scenario', text, validate, file, checks);
  const wrong: Contradiction[] = [];
  checkTurns(value.turns, '/turns', true, (pointer, expected, found) => void wrong.push({ pointer, expected, found }));
  refuse(wrong);
  return { ...value, turns: value.turns.map(turnOf) };
}

type Report = (pointer: string, expected: string, found: string) => void;

function checkTurns(turns: readonly ScenarioTurn[], pointer: string, outermost: boolean, report: Report): void {
  for (const [index, turn] of turns.entries()) {
    const place = childPointer(pointer, String(index));
    const speaks = (turn.text ?? '') !== '' || (turn.calls ?? []).length > 0;
    if (!speaks && turn.fault === undefined) report(place, 'a text, a call or a fault', 'nothing');
    if (turn.fault !== undefined) checkFault(turn.fault, `${place}/fault`, speaks, outermost && index === 0, report);
    for (const [at, call] of (turn.calls ?? []).entries()) checkCall(call, `${place}/calls/${at}`, report);
  }
}

const CALL_KINDS = ['skill', 'read', 'shell', 'subagent', 'tool'] as const;

function checkCall(call: ScenarioCall, pointer: string, report: Report): void {
  const kinds = CALL_KINDS.filter((kind) => call[kind] !== undefined);
  if (kinds.length !== 1) report(pointer, `exactly one of ${CALL_KINDS.join(', ')}`, shown(kinds));
  if (call.forked !== undefined && call.skill === undefined) report(`${pointer}/forked`, 'a skill beside it', 'none');
  if ((call.input === undefined) !== (call.tool === undefined)) {
    report(pointer, 'tool and input together', `only ${call.tool === undefined ? 'input' : 'tool'}`);
  }
  checkTurns(call.forked ?? [], `${pointer}/forked`, false, report);
  checkTurns(call.subagent?.turns ?? [], `${pointer}/subagent/turns`, false, report);
}

function checkFault(fault: ScenarioFault, pointer: string, speaks: boolean, first: boolean, report: Report): void {
  const http = fault.kind === 'http';
  const breaksOff = fault.kind === 'hang_mid_stream' || fault.kind === 'cut';
  if (http && fault.status === undefined) report(pointer, 'a field "status"', 'nothing');
  for (const key of ['status', 'retry_after', 'body'] as const) {
    if (!http && fault[key] !== undefined) report(`${pointer}/${key}`, 'the kind http', shown(fault.kind));
  }
  if (!breaksOff && fault.after !== undefined)
    report(`${pointer}/after`, 'a message that breaks off', shown(fault.kind));
  if (!breaksOff && speaks) report(pointer, 'a fault that breaks a message off, or no message', shown(fault.kind));
  if (fault.kind === 'refused' && (!first || fault.times !== undefined)) {
    report(pointer, 'a refused connection as the first turn, without times', first ? 'times' : 'a later turn');
  }
}

function turnOf({ text = '', calls = [], fault }: ScenarioTurn): ModelTurn {
  return { text, calls: calls.map(callOf), fault: fault ?? null };
}

function callOf(call: ScenarioCall): ModelCall {
  if (call.skill !== undefined) {
    return { kind: 'skill', skill: call.skill, forked: call.forked?.map(turnOf) ?? null };
  }
  if (call.read !== undefined) return { kind: 'read', path: call.read };
  if (call.shell !== undefined) return { kind: 'shell', command: call.shell };
  if (call.subagent !== undefined) {
    return { kind: 'subagent', prompt: call.subagent.prompt, turns: call.subagent.turns.map(turnOf) };
  }
  const plain = typeof call.input === 'string';
  const input = typeof call.input === 'string' ? call.input : JSON.stringify(call.input ?? {});
  return { kind: 'tool', tool: call.tool ?? '', input, plain };
}
