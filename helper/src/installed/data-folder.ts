import { join } from 'node:path';
import { join as joinPosix } from 'node:path/posix';
import { join as joinWindows } from 'node:path/win32';

/** What tells where a person's programs keep their data. */
export interface Person {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Home folder. */
  readonly home: string;
}

/**
 * Returns the folder in which the installed helper keeps its journal, settings and logs: the one that the system names
 * for data of a program that belong to one person and one computer (Known Folders on Windows, the XDG Base Directory
 * Specification on Linux).
 */
export function dataFolder({ platform, env, home }: Person): string {
  if (platform === 'win32')
    return joinWindows(env['LOCALAPPDATA'] || joinWindows(home, 'AppData', 'Local'), 'Platen', 'helper');
  if (platform === 'darwin') return joinPosix(home, 'Library', 'Application Support', 'Platen', 'helper');
  // A relative path is invalid by the specification, and to be ignored.
  const state = env['XDG_STATE_HOME']?.startsWith('/')
    ? env['XDG_STATE_HOME']
    : join(home, '.local', 'state');
  return joinPosix(state, 'platen-helper');
}
