import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunTool, StartCommand } from './autostart.ts';
import { autostartsOf } from './autostarts-of.ts';
import { desktopEntry, entryText } from './desktop-entry.ts';
import { agentText, launchAgent } from './launch-agent.ts';
import { runKeyValue } from './run-key.ts';
import { systemdUserUnit, unitText } from './systemd-user-unit.ts';

const command: StartCommand = ['/opt/platen helper/node', '/opt/100% "sure" $HOME/helper.mjs', 'serve'];

let home: string;
let ran: string[];
/** Notes what is run; what begins with one of `failing` fails. */
const tools =
  (...failing: string[]): RunTool =>
  async (tool, words) => {
    const line = [tool, ...words].join(' ');
    ran.push(line);
    if (failing.some((start) => line.startsWith(start))) throw new Error(`${tool} failed`);
    return line.includes('is-enabled') ? 'enabled\n' : '';
  };

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'platen-autostart-'));
  ran = [];
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

describe('the start at sign-in', () => {
  it('is a unit of systemd, or an entry of the desktop where there is no systemd', async () => {
    const person = { platform: 'linux', env: {}, home } as const;
    expect(autostartsOf(person, tools()).map(({ place }) => place)).toEqual([
      `${home}/.config/systemd/user/platen-helper.service`,
      `${home}/.config/autostart/platen-helper.desktop`,
    ]);
    const [unit, entry] = autostartsOf(
      { ...person, env: { XDG_CONFIG_HOME: '/etc/mine' } },
      tools('systemctl'),
    );
    expect(unit?.place).toBe('/etc/mine/systemd/user/platen-helper.service');
    expect([await unit?.isOffered(), await entry?.isOffered()]).toEqual([false, true]);
  });

  it.each([
    ['win32', 'HKCU'],
    ['darwin', 'Library/LaunchAgents'],
  ] as const)('has one way on %s', (platform, place) => {
    const ways = autostartsOf({ platform, env: {}, home }, tools());
    expect(ways.map((way) => way.place)).toEqual([expect.stringContaining(place)]);
  });

  it('by systemd writes the unit, switches it on and off, and leaves nothing', async () => {
    const unit = systemdUserUnit(home, tools());
    expect(await unit.turnOn(command)).toBe(true);
    expect(readFileSync(unit.place, 'utf8')).toBe(unitText(command));
    expect(await unit.isOn()).toBe(true);
    await unit.turnOff();
    expect(existsSync(unit.place)).toBe(false);
    expect(ran).toEqual([
      'systemctl --user unmask platen-helper.service',
      'systemctl --user daemon-reload',
      'systemctl --user enable platen-helper.service',
      'systemctl --user restart platen-helper.service',
      'systemctl --user is-enabled platen-helper.service',
      'systemctl --user disable --now platen-helper.service',
      'systemctl --user daemon-reload',
      'systemctl --user is-enabled platen-helper.service',
      // Of a package, for all accounts.
      'systemctl --user mask --now platen-helper.service',
    ]);
  });

  it('by systemd quotes paths, and starts again only what may end otherwise', () => {
    const text = unitText(command);
    expect(text).toContain(
      String.raw`ExecStart="/opt/platen helper/node" "/opt/100%% \"sure\" $$HOME/helper.mjs" "serve"`,
    );
    expect(text).toContain('RestartPreventExitStatus=2 3 4');
  });

  it('by the desktop quotes paths', () => {
    expect(entryText(command)).toContain(
      String.raw`Exec="/opt/platen helper/node" "/opt/100%% \\"sure\\" \\$HOME/helper.mjs" "serve"`,
    );
  });

  it('by the desktop is a file, written and removed', async () => {
    const entry = desktopEntry(home);
    expect(await entry.isOn()).toBe(false);
    expect(await entry.turnOn(command)).toBe(false);
    expect(await entry.isOn()).toBe(true);
    await entry.turnOff();
    await entry.turnOff();
    expect(await entry.isOn()).toBe(false);
  });

  it('on Windows is a value of the registry, which is removed only if it is there', async () => {
    const starter: StartCommand = [
      String.raw`C:\Users\Åsa\AppData\Local\Programs\Platen Helper\Platen Helper.exe`,
    ];
    const value = runKeyValue(tools());
    expect(await value.turnOn(starter)).toBe(false);
    expect(ran.at(-1)).toContain(`/v Platen Helper /t REG_SZ /d "${starter[0]}" /f`);
    await value.turnOff();
    expect(ran.at(-2)).toMatch(/^reg delete .*\/v Platen Helper \/f$/);
    expect(ran.at(-1)).toBe('taskkill /F /IM Platen Helper.exe');
    ran = [];
    await runKeyValue(tools('reg query')).turnOff();
    expect(ran.filter((line) => line.startsWith('reg delete'))).toEqual([]);
  });

  it('on macOS is a launch agent, which is loaded anew', async () => {
    const agent = launchAgent(home, 501, tools('launchctl bootout'));
    expect(await agent.turnOn(['/Applications/A & B/node', '<helper>.mjs'])).toBe(true);
    const text = readFileSync(agent.place, 'utf8');
    expect(text).toBe(agentText(['/Applications/A & B/node', '<helper>.mjs']));
    expect(text).toContain('<string>/Applications/A &amp; B/node</string>');
    expect(text).toContain('<string>&lt;helper&gt;.mjs</string>');
    expect(ran).toEqual([
      'launchctl bootout gui/501/com.platen.helper',
      `launchctl bootstrap gui/501 ${agent.place}`,
    ]);
    expect(await agent.isOn()).toBe(true);
    await agent.turnOff();
    expect(await agent.isOn()).toBe(false);
  });
});
