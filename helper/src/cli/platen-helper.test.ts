// @rounds: it starts and kills programs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { helperVersion } from '../version.ts';

const program = fileURLToPath(new URL('platen-helper.ts', import.meta.url));

let home: string;
let port: number;
let folder: string;

/** Runs a command of the program in a home of its own, without systemd. */
async function run(...words: string[]): Promise<{ code: unknown; text: string }> {
  const child = spawn(process.execPath, [program, ...words], {
    env: {
      HOME: home,
      PATH: '/nowhere',
      HELPER_PORT: String(port),
      HELPER_CUPS_SOCKET: join(home, 'no-cups.sock'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const [code] = await once(child, 'close');
  return { code, text };
}

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'platen-installed-'));
  folder = join(home, '.local/state/platen-helper');
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  ({ port } = probe.address() as AddressInfo);
  probe.close();
  await once(probe, 'close');
});
afterEach(async () => {
  await run('uninstall');
  rmSync(home, { recursive: true, force: true });
});

describe('the installed helper', () => {
  it('is installed, runs, tells of itself, and is gone without a trace', async () => {
    expect(await run('status')).toMatchObject({ code: 3 });
    const installed = await run('install', '--origin', 'https://labels.example');
    expect(installed).toMatchObject({ code: 0 });
    expect(installed.text).toContain(`It runs now: http://localhost:${port}`);
    const entry = join(home, '.config/autostart/platen-helper.desktop');
    expect(readFileSync(entry, 'utf8')).toContain(program);
    expect(JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'))).toEqual({
      origins: ['https://labels.example'],
    });
    const preflight = await fetch(`http://localhost:${port}/health`, {
      headers: { origin: 'https://labels.example' },
    });
    expect(await preflight.json()).toMatchObject({ service: 'platen-helper', version: helperVersion });

    // Once more changes nothing.
    expect(await run('install')).toMatchObject({ code: 0 });
    const status = await run('status');
    expect(status).toMatchObject({ code: 0 });
    expect(status.text).toContain(`Printer helper ${helperVersion} on port ${port}`);
    expect(status.text).toContain('Starts at sign-in, by the autostart entry of the desktop');
    expect((await run('doctor', 'https://other.example')).text).toContain(
      'https://other.example may not print on this computer yet',
    );
    const second = await run('serve');
    expect(second).toMatchObject({ code: 3 });
    expect(second.text).toContain(`The printer helper runs already: http://localhost:${port}`);
    expect(readFileSync(join(folder, 'logs/helper.log'), 'utf8')).toContain('"event":"listening"');

    const gone = await run('uninstall', '--data');
    expect(gone).toMatchObject({ code: 0 });
    expect(gone.text).toMatch(/^The program itself stays in \/.+: remove it as it was installed\.$/m);
    expect([existsSync(entry), existsSync(folder)]).toEqual([false, false]);
    await expect(fetch(`http://localhost:${port}/health`)).rejects.toThrow('fetch failed');
  });

  it('tells of another program on its port', async () => {
    const other = createServer((_request, response) => response.end('hello')).listen(port, 'localhost');
    await once(other, 'listening');
    const { code, text } = await run('doctor');
    expect(code).toBe(1);
    expect(text).toContain(`Port ${port} is taken by another program`);
    other.close();
  });

  it.each([
    [['nonsense'], 2, 'platen-helper [COMMAND]'],
    [['help'], 0, 'platen-helper [COMMAND]'],
    [['version'], 0, helperVersion],
    [['install', '--origin', 'labels.example'], 1, 'is not the address of an app'],
    [['connect'], 2, 'CONNECT_AGENT_KEY'],
  ])('with %j ends with %i and says: %s', async (words, code, text) => {
    const ended = await run(...words);
    expect(ended.text).toContain(text);
    expect(ended.code).toBe(code);
  });

  it('with a setting that cannot be used ends with 2 and names it', async () => {
    await run('install', '--origin', 'https://labels.example');
    await run('uninstall');
    writeFileSync(join(folder, 'config.json'), '{"port": "many"}');
    const { code, text } = await run('serve');
    expect(code).toBe(2);
    expect(text).toContain('config.json: port: ');
    rmSync(join(folder, 'config.json'));
    mkdirSync(join(folder, 'config.json'));
    const unreadable = await run('doctor');
    expect(unreadable.code).toBe(2);
    expect(unreadable.text).toContain('give your account the right to read this folder');
    rmSync(join(folder, 'config.json'), { recursive: true });
  });
});
