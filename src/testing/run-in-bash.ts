import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** How a script ended in which the program `portcullis` fails with 1 whenever it is run. */
export interface BashRun {
  readonly code: number | null;
  readonly wasRun: boolean;
}

/** Runs scripts in the real bash, one after the other, in a folder of their own. */
export class BashRunner {
  readonly #folder = mkdtempSync(join(tmpdir(), 'portcullis-bash-'));

  constructor() {
    const program = join(this.#folder, 'portcullis');
    writeFileSync(program, `#!/bin/sh\necho run >> '${this.#folder}/ran'\nexit 1\n`);
    chmodSync(program, 0o755);
  }

  run(script: string, ...args: readonly string[]): BashRun {
    const [file, ran] = [join(this.#folder, 'script.sh'), join(this.#folder, 'ran')];
    writeFileSync(file, script);
    writeFileSync(ran, '');
    const env = { PATH: `${this.#folder}${delimiter}${process.env['PATH'] ?? ''}` };
    const { status } = spawnSync('bash', [...args, file], { cwd: this.#folder, env, timeout: 20_000 });
    return { code: status, wasRun: readFileSync(ran, 'utf8') !== '' };
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
