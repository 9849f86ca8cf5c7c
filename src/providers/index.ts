/** The one list of providers, a line each (src/providers/README.md, "A new provider"). */
export { claude } from './claude/index.ts';
export { codex } from './codex/index.ts';
export { copilot } from './copilot/index.ts';
