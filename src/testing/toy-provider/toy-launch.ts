import type { Launch, LaunchRequest, LaunchSettings } from '../../providers/provider.ts';

/** The prompt goes to standard input; in a rehearsal two variables lead to the scripted model. */
export function launchToy({ prompt, source }: LaunchRequest, { live }: LaunchSettings): Launch {
  const environment = source.kind === 'live' ? live : { TOY_URL: source.url, TOY_KEY: source.key };
  return { args: ['--play'], environment, files: [], input: prompt };
}
