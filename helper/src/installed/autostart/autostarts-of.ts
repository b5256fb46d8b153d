import { join } from 'node:path';
import type { Person } from '../data-folder.ts';
import type { Autostart, RunTool } from './autostart.ts';
import { desktopEntry } from './desktop-entry.ts';
import { launchAgent } from './launch-agent.ts';
import { runKeyValue } from './run-key.ts';
import { systemdUserUnit } from './systemd-user-unit.ts';

/** Returns the ways of this system to start the helper at sign-in, the best one first. */
export function autostartsOf({ platform, env, home }: Person, run: RunTool): readonly Autostart[] {
  if (platform === 'win32') return [runKeyValue(run)];
  if (platform === 'darwin') return [launchAgent(home, process.getuid?.() ?? 0, run)];
  const settings = env['XDG_CONFIG_HOME']?.startsWith('/') ? env['XDG_CONFIG_HOME'] : join(home, '.config');
  return [systemdUserUnit(settings, run), desktopEntry(settings)];
}
