import { deniedSkills } from '../../providers/judged-part.ts';
import { PROVIDERS } from '../../providers/known-providers.ts';

/** Which rules of the repository's settings keep a client from skills, a sentence each. */
export function deniedBySettings(
  agent: string,
  files: readonly { readonly path: string; readonly bytes: Uint8Array }[],
  names: readonly string[],
): readonly string[] {
  const settings = PROVIDERS.get(agent)?.settings;
  // Those of other folders count only where a client is started there.
  return files
    .filter(({ path }) => path.split('/').length === 2 && settings?.test(path) === true)
    .flatMap(({ path, bytes }) =>
      deniedSkills(Buffer.from(bytes).toString(), names).map(
        ({ name, rule, list }) =>
          `${path} keeps ${agent} from the skill ${name}: ${JSON.stringify(rule)} under permissions.${list}`,
      ),
    );
}
