import { describe, expect, test } from 'vitest';

import { launchRequest } from '../testing/launch-request.ts';
import { chosen, unitEnvironment } from './client-environment.ts';

const UNIT = {
  HOME: '/u/h',
  TMPDIR: '/u/t',
  XDG_CONFIG_HOME: '/u/h/.config',
  XDG_DATA_HOME: '/u/h/.local/share',
  XDG_STATE_HOME: '/u/h/.local/state',
  XDG_CACHE_HOME: '/u/h/.cache',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  TERM: 'dumb',
};

describe('what every client gets', () => {
  test('programs, language and the unit’s own folders, and nothing else of what was given', () => {
    const given = { PATH: '/bin', LANG: 'C.UTF-8', LC_ALL: 'C', HOME: '/root', AWS_SECRET_ACCESS_KEY: 's', CI: 'true' };
    expect(unitEnvironment(launchRequest({ given }))).toEqual({
      PATH: '/bin',
      LANG: 'C.UTF-8',
      LC_ALL: 'C',
      ...UNIT,
    });
  });

  test('on Windows in addition what its processes cannot do without, by any letter case', () => {
    const given = {
      OS: 'Windows_NT',
      Path: 'C:\\bin',
      SYSTEMROOT: 'C:\\Windows',
      USERPROFILE: 'C:\\me',
      USERNAME: 'me',
    };
    expect(unitEnvironment(launchRequest({ given }))).toEqual({
      PATH: 'C:\\bin',
      SystemRoot: 'C:\\Windows',
      ...UNIT,
      USERPROFILE: '/u/h',
      APPDATA: '/u/h/AppData/Roaming',
      LOCALAPPDATA: '/u/h/AppData/Local',
      TEMP: '/u/t',
      TMP: '/u/t',
    });
  });

  test('an empty variable is none, and elsewhere than on Windows letter case counts', () => {
    expect(chosen({ A: '', b: '1', C: '2' }, ['A', 'B', 'C', 'D'])).toEqual({ C: '2' });
  });
});
