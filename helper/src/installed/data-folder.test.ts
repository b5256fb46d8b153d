import { describe, expect, it } from 'vitest';
import { dataFolder } from './data-folder.ts';

describe('the data folder of an installed helper', () => {
  it.each([
    [
      'win32',
      { LOCALAPPDATA: String.raw`C:\Users\Åsa\AppData\Local` },
      String.raw`C:\Users\Åsa`,
      String.raw`C:\Users\Åsa\AppData\Local\Platen\helper`,
    ],
    ['win32', {}, String.raw`C:\Users\Åsa`, String.raw`C:\Users\Åsa\AppData\Local\Platen\helper`],
    [
      'darwin',
      { XDG_STATE_HOME: '/elsewhere' },
      '/Users/asa',
      '/Users/asa/Library/Application Support/Platen/helper',
    ],
    ['linux', {}, '/home/asa', '/home/asa/.local/state/platen-helper'],
    ['linux', { XDG_STATE_HOME: '/state' }, '/home/asa', '/state/platen-helper'],
    ['linux', { XDG_STATE_HOME: 'state' }, '/home/asa', '/home/asa/.local/state/platen-helper'],
    ['linux', { XDG_STATE_HOME: '' }, '/home/asa', '/home/asa/.local/state/platen-helper'],
  ] as const)('is on %s with %j and the home %s: %s', (platform, env, home, folder) => {
    expect(dataFolder({ platform, env, home })).toBe(folder);
  });
});
