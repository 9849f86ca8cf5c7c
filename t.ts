import { main } from './src/cli/main.ts';
process.exitCode = await (main as Function)(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  distFolder: import.meta.dirname + '/actions/dist',
});
