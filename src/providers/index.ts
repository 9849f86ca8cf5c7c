/** The providers, one line each: what a line exports is known everywhere (README.md, "A new provider"). */
export { claude } from './claude/index.ts';
export { codex } from './codex/index.ts';
export { copilot } from './copilot/index.ts';
