import { describe, expect, test } from 'vitest';

import { hasFailed, npmFailure } from './npm-command.ts';

function failure(stderr: string, exitCode: number | null = 1): { code: string; message: string } {
  return npmFailure({ exitCode, stdout: '', stderr }, 'codex 1.0.0');
}

describe('npmFailure', () => {
  test.each([
    [
      'npm error code EINTEGRITY\nnpm error wanted x but got y\n',
      'invalid_input',
      /digest in the lock.*\n {2}wanted x/,
    ],
    ['npm ERR! code ENOTFOUND\nnpm ERR! network x\n', 'not_found', /cannot be reached \(ENOTFOUND\)/],
    ['npm error code ERR_SOCKET_TIMEOUT\n', 'not_found', /cannot be reached/],
    ['npm error code E503\n', 'not_found', /cannot be reached \(E503\)/],
    ['npm error code ETARGET\nnpm error notarget No version\n', 'not_found', /does not have it \(ETARGET\)/],
    ['npm warn tar TAR_ENTRY_ERROR EACCES: permission denied, open\n', 'not_written', /could not write .*: EACCES/],
    ['npm warn EBADENGINE x\nnpm error code E404\n', 'not_found', /\(E404\)$/],
    ['npm error code E404\n', 'not_found', /does not have it \(E404\)/],
    ['npm error code ENOSPC\n', 'not_written', /no space/],
    ['npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device\n', 'not_written', /no space/],
    [
      'npm error code E401\nnpm error Unable to authenticate\n',
      'not_found',
      /npm ended with 1 \(E401\)\n {2}Unable to/,
    ],
    ['boom', 'not_found', /npm ended with 1\n {2}boom/],
  ])('%j', (stderr, code, message) => {
    const error = failure(stderr);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
    expect(error.message).toMatch(/^codex 1\.0\.0: /);
  });

  test('no stack of npm is told', () => {
    const stderr =
      'npm error code ECONNREFUSED\nnpm error FetchError: reason\nnpm error     at x (y.js:1:1)\nnpm error more\n';
    expect(failure(stderr).message).toBe(
      'codex 1.0.0: the registry of npm cannot be reached (ECONNREFUSED)\n  FetchError: reason',
    );
  });

  test('a file that could not be unpacked is a failure, whatever the exit code', () => {
    const ran = { exitCode: 0, stdout: '' };
    const full = 'npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write';
    expect(hasFailed({ ...ran, stderr: full })).toBe(true);
    expect(hasFailed({ ...ran, stderr: 'npm warn EBADENGINE x' })).toBe(false);
    expect(hasFailed({ ...ran, exitCode: null, stderr: '' })).toBe(true);
  });

  test('a signal', () => {
    expect(failure('', null).message).toBe('codex 1.0.0: npm was ended by a signal');
  });
});
