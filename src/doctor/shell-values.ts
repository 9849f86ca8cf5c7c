import type { ArithmeticExpression, TestExpression, Word, WordPart } from 'unbash';

import type { ShellState } from './shell-state.ts';

const TOO_LONG = 100;

/** What a word expands to; null where that cannot be told. */
export function valueOf(word: Word | undefined, state: ShellState): string | null {
  if (word === undefined) return null;
  return word.parts === undefined ? word.value : joined(word.parts, state);
}

function joined(parts: readonly WordPart[], state: ShellState): string | null {
  let text = '';
  for (const part of parts) {
    const value = partValue(part, state);
    if (value === null || text.length > TOO_LONG) return null;
    text += value;
  }
  return text;
}

function partValue(part: WordPart, state: ShellState): string | null {
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return part.value;
    case 'DoubleQuoted':
      return joined(part.parts, state);
    case 'SimpleExpansion':
      return variable(part.text.slice(1), state);
    case 'ParameterExpansion': {
      if (part.prefix !== undefined) return null;
      if (part.parameter === 'PIPESTATUS') return part.operation === undefined ? pipeStatus(part.index, state) : null;
      const value = part.index === undefined ? variable(part.parameter, state) : null;
      const { operation } = part;
      if (operation === undefined) return value;
      if (operation.type !== 'Default') return null;
      if (value !== null && value !== '' && !operation.operator.includes('+')) return value;
      return value === '' && operation.operator === ':-' ? valueOf(operation.operand, state) : null;
    }
    case 'ArithmeticExpansion': {
      const value = numberOf(part.expression, state);
      return value === null ? null : String(value);
    }
    default:
      return null;
  }
}

function variable(name: string, { status, values, pipe }: ShellState): string | null {
  if (name === '?') return String(status);
  return name === 'PIPESTATUS' ? String(pipe[0] ?? status) : (values.get(name) ?? null);
}

function pipeStatus(index: Word | undefined, { pipe }: ShellState): string | null {
  if (index === undefined) return String(pipe[0] ?? '');
  if (index.value === '@' || index.value === '*') return pipe.join(' ');
  return /^\d+$/.test(index.value) ? String(pipe[Number(index.value)] ?? '') : null;
}

/** The value of an arithmetic expression; a variable that the script has not set is 0. */
export function numberOf(expression: ArithmeticExpression | undefined, state: ShellState): number | null {
  if (expression === undefined) return null;
  if (expression.type === 'ArithmeticGroup') return numberOf(expression.expression, state);
  if (expression.type === 'ArithmeticWord') {
    const name = /^\$?\{?([A-Za-z_]\w*)\}?$/.exec(expression.value)?.[1];
    const text =
      name === undefined
        ? arithmeticText(expression.value, state)
        : state.values.has(name)
          ? state.values.get(name)
          : '0';
    return typeof text === 'string' && /^-?\d{1,9}$/.test(text) ? Number(text) : null;
  }
  if (expression.type === 'ArithmeticUnary') {
    const value = numberOf(expression.operand, state);
    if (value === null) return null;
    if (expression.operator === '!') return value === 0 ? 1 : 0;
    return expression.operator === '-' ? -value : null;
  }
  if (expression.type !== 'ArithmeticBinary') return null;
  const [left, right] = [numberOf(expression.left, state), numberOf(expression.right, state)];
  if (left === null || right === null) return null;
  const by: Readonly<Record<string, number | boolean>> = {
    '+': left + right,
    '-': left - right,
    '*': left * right,
    '|': left | right,
    '&&': left !== 0 && right !== 0,
    '||': left !== 0 || right !== 0,
    '==': left === right,
    '!=': left !== right,
    '<': left < right,
    '>': left > right,
    '<=': left <= right,
    '>=': left >= right,
  };
  const value = by[expression.operator];
  return value === undefined ? null : Number(value);
}

function arithmeticText(text: string, state: ShellState): string | null {
  return text === '$?' || text === '${?}' ? String(state.status) : text;
}

/** Whether `[ … ]` holds, by the values of its words; null where that cannot be told. */
export function testHolds(words: readonly (string | null)[]): boolean | null {
  const [first, second, third] = words;
  if (words.length > 1 && first === '!') return negated(testHolds(words.slice(1)));
  if (words.length === 1) return first === null || first === undefined ? null : first !== '';
  if (words.length === 2) return unaryHolds(first ?? null, second ?? null);
  return words.length === 3 ? binaryHolds(second ?? null, first ?? null, third ?? null) : null;
}

/** Whether `[[ … ]]` holds; null where that cannot be told. */
export function conditionHolds(test: TestExpression, state: ShellState): boolean | null {
  switch (test.type) {
    case 'TestUnary':
      return unaryHolds(test.operator, valueOf(test.operand, state));
    case 'TestBinary':
      return binaryHolds(test.operator, valueOf(test.left, state), valueOf(test.right, state));
    case 'TestNot': {
      const holds = conditionHolds(test.operand, state);
      return test.negations.length % 2 === 1 ? negated(holds) : holds;
    }
    case 'TestGroup':
      return conditionHolds(test.expression, state);
    case 'TestLogical': {
      const all = new Set(test.operands.map((operand) => conditionHolds(operand, state)));
      const decisive = test.operator === '||';
      if (all.has(decisive)) return decisive;
      return all.has(null) ? null : !decisive;
    }
  }
}

function negated(holds: boolean | null): boolean | null {
  return holds === null ? null : !holds;
}

function unaryHolds(operator: string | null, value: string | null): boolean | null {
  if (value === null) return null;
  if (operator === '-n') return value !== '';
  return operator === '-z' ? value === '' : null;
}

function binaryHolds(operator: string | null, left: string | null, right: string | null): boolean | null {
  if (left === null || right === null) return null;
  if (operator === '=' || operator === '==') return /[*?[]/.test(right) ? null : left === right;
  if (operator === '!=') return /[*?[]/.test(right) ? null : left !== right;
  if (![left, right].every((text) => /^-?\d{1,9}$/.test(text))) return null;
  const [one, two] = [Number(left), Number(right)];
  const by: Readonly<Record<string, boolean>> = {
    '-eq': one === two,
    '-ne': one !== two,
    '-lt': one < two,
    '-le': one <= two,
    '-gt': one > two,
    '-ge': one >= two,
  };
  return by[operator ?? ''] ?? null;
}
