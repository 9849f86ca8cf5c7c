import { parseYamlDocument } from '../../io/yaml-document.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';

/** A markdown file that begins with fields, as skills, commands and agents do. */
export interface Frontmatter {
  /** Null where there are none that can be read, as the clients treat them. */
  readonly fields: ReadonlyMap<string, unknown> | null;
  /** What stands after them. */
  readonly body: string;
}

const FRONTMATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** The fields and the rest of a text; `file` names it in what the parser says. */
export async function parseFrontmatter(text: string, file: string): Promise<Frontmatter> {
  const block = FRONTMATTER.exec(text)?.[1];
  return {
    fields: block === undefined ? null : await yamlFields(block, file),
    body: text.replace(FRONTMATTER, ''),
  };
}

/** The fields of a YAML document; null where it is no map, or cannot be read. */
export async function yamlFields(text: string, file: string): Promise<ReadonlyMap<string, unknown> | null> {
  try {
    const { value } = await parseYamlDocument(text, file);
    const isMap = value !== null && typeof value === 'object' && !Array.isArray(value);
    return isMap ? new Map(Object.entries(value)) : null;
  } catch (error) {
    if (error instanceof PortcullisError) return null;
    throw error;
  }
}
