import { mentions } from './mention.ts';
import { openedFiles } from './opened-files.ts';
import { endsWithSegments, pathParts, pathSegments } from './path-segments.ts';
import { SkillInventory } from './skill-identity.ts';

/** What one line of plain text says about a token. */
export type TextMatch =
  /** `"name":"Skill"` with this token as its skill. */
  | { readonly kind: 'skill_call' }
  /** Copilot's `● skill(x)`, `✓ skill(x)` or, failed, `✗ skill(x)`. */
  | { readonly kind: 'skill_line'; readonly failed: boolean }
  /** `Launching skill: x` */
  | { readonly kind: 'launching' }
  /** `Base directory for this skill: …/x` */
  | { readonly kind: 'base_directory' }
  /** A command or tool that reads the skill's file. */
  | { readonly kind: 'read' }
  | { readonly kind: 'mention' };

const NO_SKILLS = new SkillInventory([]);
const SKILL_LINE = /^\s{0,16}([●✓✗])\s{0,4}skill\(([^()\s]{1,256})\)/u;
/** `read` and `open` are also words of prose: behind one of these, a sentence speaks of reading. */
const READ_VERB =
  /(?:^|[\s"'([{:=●])(?:(?:sed\s{1,8}-n|cat|read_file|get-content|nl|bat|awk|(?<!\b(?:i|we|you|they|he|she|it|already|have|had|has|just|to|can|could|will|would|should|may|might|must|not|never|please|was|were|is|are|be|been|also|then)\s)(?:open|read))(?=[\s"':(])|(?:head|tail)\s{1,8}-\S)/iu;
const LISTING = /(?:^|[\s"'(;|&])(?:rg|grep|find|ls|echo|git|rm)\s|glob\s{1,8}"?\*\*/iu;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: ' ', f: ' ' };

/** Copilot's `● skill(x)`, `✓ skill(x)` and `✗ skill(x)` lines. */
export function skillLine(text: string): { skill: string; failed: boolean } | undefined {
  const match = SKILL_LINE.exec(text);
  return match?.[2] === undefined ? undefined : { skill: match[2], failed: match[1] === '✗' };
}

/**
 * Everything that a line of plain text says about a token. A marker that names another skill says nothing about this one.
 * The rules of the specification, corrected as src/evidence/README.md, "Text rules" says.
 */
export function textMatches(token: string, line: string): readonly TextMatch[] {
  const isPath = /[/\\]/.test(token);
  const names = (name: string): boolean => !isPath && NO_SKILLS.compare(token, name) === 'same';
  const text = withoutEscapes(line);
  const matches: TextMatch[] = [];

  const own = skillLine(line);
  if (own !== undefined && names(own.skill)) matches.push({ kind: 'skill_line', failed: own.failed });
  if (calledSkills(line).some(names)) matches.push({ kind: 'skill_call' });
  if (launchedSkills(text).some(names)) matches.push({ kind: 'launching' });
  if (baseDirectories(text).some((path) => isDirectoryOf(token, isPath, path)))
    matches.push({ kind: 'base_directory' });
  if (readsToken(token, isPath, text)) matches.push({ kind: 'read' });
  if (matches.length === 0 && mentions(text, token, NO_SKILLS)) matches.push({ kind: 'mention' });
  return matches;
}

/** What a line of plain text says was loaded or read, whatever its name. */
export interface TextCalls {
  /** Skills by name, and by the folder that one lies in. */
  readonly skills: readonly string[];
  readonly failedSkills: readonly string[];
  readonly files: readonly string[];
}

/** The same rules as `textMatches`, for a reader that does not know which token is asked for. */
export function textCalls(line: string): TextCalls {
  const text = withoutEscapes(line);
  const own = skillLine(line);
  const folders = baseDirectories(text).flatMap((path) => pathParts(path).slice(-1));
  const named = [...calledSkills(line), ...launchedSkills(text), ...folders];
  return {
    skills: [...new Set(own === undefined || own.failed ? named : [own.skill, ...named])],
    failedSkills: own?.failed === true ? [own.skill] : [],
    files: [...new Set(filesRead(text))],
  };
}

function calledSkills(line: string): readonly string[] {
  if (!/"name"\s{0,8}:\s{0,8}"Skill"/.test(line)) return [];
  return captured(line, /"skill"\s{0,8}:\s{0,8}"([^"]{1,256})"/g);
}

function launchedSkills(text: string): readonly string[] {
  return captured(text, /Launching skill:\s{0,8}([^\s"'`,;()<>\\]{1,256})/g).map(withoutFullStop);
}

function baseDirectories(text: string): readonly string[] {
  return captured(text, /Base directory for this skill:\s{0,8}(\S[^"\n]{0,4096})/g).map(baseDirectory);
}

/** Whether the token occurs in the line as a whole id or path segment. */
export function occursIn(token: string, line: string): boolean {
  return mentions(withoutEscapes(line), token, NO_SKILLS);
}

function captured(line: string, pattern: RegExp): readonly string[] {
  return [...line.matchAll(pattern)].map((match) => match[1] ?? '');
}

/** In a line of JSON the escapes of its strings, elsewhere doubled separators, which only JSON could have put there. */
function withoutEscapes(line: string): string {
  if (!/^\s{0,16}[{[]/.test(line)) return line.replaceAll('\\\\', '\\');
  return line.replaceAll(/\\(["\\/bfnrt])/g, (_, escaped: string) => ESCAPES[escaped] ?? escaped);
}

function isDirectoryOf(token: string, isPath: boolean, directory: string): boolean {
  if (!isPath) return pathParts(directory).some((part) => NO_SKILLS.compare(token, part) === 'same');
  const segments = pathSegments(directory);
  const wanted = pathSegments(token);
  return endsWithSegments(segments, wanted) || endsWithSegments([...segments, 'skill.md'], wanted);
}

/** The path itself: it may hold spaces, but another path later on the same line belongs to something else. */
function baseDirectory(rest: string): string {
  const upToSpace = rest.split(/\s/)[0] ?? '';
  if (pathSegments(upToSpace).includes('skills')) return upToSpace;
  return rest.split(/\s(?=[/~]|[A-Za-z]:[\\/])/)[0] ?? '';
}

function readsToken(token: string, isPath: boolean, text: string): boolean {
  const wanted = pathSegments(isPath ? token : `${token.split(':').at(-1) ?? ''}/SKILL.md`);
  if (!text.toLowerCase().includes(wanted[0] ?? '')) return false;
  return filesRead(text).some((path) => endsWithSegments(pathSegments(path), wanted));
}

/** What a command opens, and paths behind a reading verb with no listing command before them. */
function filesRead(text: string): readonly string[] {
  const opened = openedFiles(text);
  const verb = READ_VERB.exec(text)?.index;
  if (verb === undefined) return opened;
  const listing = LISTING.exec(text)?.index ?? Number.POSITIVE_INFINITY;
  const words = [...text.matchAll(/[^\s"'`,;()<>|&]{1,4096}/g)].filter(({ index }) => index > verb && index < listing);
  return [...opened, ...words.map(([word]) => withoutFullStop(word)).filter((word) => /[/\\]/.test(word))];
}

function withoutFullStop(word: string): string {
  let end = word.length;
  while (end > 0 && '.:'.includes(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end);
}
