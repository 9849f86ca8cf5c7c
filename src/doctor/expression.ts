import type { Expr } from '@actions/expressions/ast';
import { Lexer, TokenType } from '@actions/expressions/lexer';
import { Parser } from '@actions/expressions/parser';

/** One `${{ … }}` of a text: what it says, and its syntax tree; null where GitHub could not read it either. */
export interface EmbeddedExpression {
  readonly source: string;
  readonly tree: Expr | null;
}

/** A text with its expressions: `literals` has one part more than there are expressions. */
export interface Template {
  readonly literals: readonly string[];
  readonly expressions: readonly EmbeddedExpression[];
}

/**
 * Parses one expression, without its `${{ }}`. Which contexts and functions there are is GitHub's to say: any name is taken. Null
 * where the text is empty or no expression.
 */
export function parseExpression(source: string): Expr | null {
  try {
    const { tokens } = new Lexer(source).lex();
    if (tokens.length <= 1) return null;
    const contexts: string[] = [];
    const functions: { name: string; description: string; minArgs: number; maxArgs: number }[] = [];
    for (const [index, token] of tokens.entries()) {
      if (token.type !== TokenType.IDENTIFIER) continue;
      const name = token.lexeme;
      if (tokens[index + 1]?.type !== TokenType.LEFT_PAREN) contexts.push(name);
      else functions.push({ name, description: '', minArgs: 0, maxArgs: Infinity });
    }
    return new Parser(tokens, contexts, functions).parse();
  } catch {
    // Both classes throw plain errors for what is no expression, and for what is nested too deeply or too long.
    return null;
  }
}

/** Splits a text at its expressions; an expression ends at the first `}}` outside of its own quotes. */
export function parseTemplate(text: string): Template {
  const literals: string[] = [];
  const expressions: EmbeddedExpression[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf('${{', at);
    const end = start === -1 ? -1 : endOfExpression(text, start + 3);
    if (end === -1) break;
    literals.push(text.slice(at, start));
    const source = text.slice(start + 3, end).trim();
    expressions.push({ source, tree: parseExpression(source) });
    at = end + 2;
  }
  literals.push(text.slice(at));
  return { literals, expressions };
}

/** Where the `}}` stands that closes an expression; -1 where none does. */
function endOfExpression(text: string, start: number): number {
  let isQuoted = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === "'") isQuoted = !isQuoted;
    else if (!isQuoted && character === '}' && text.charAt(at + 1) === '}') return at;
  }
  return -1;
}
