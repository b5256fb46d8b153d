import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../../e2e/wire/free-port.ts';

/** In Debian's package. */
const CADDY = '/usr/bin/caddy';
const caddyfile = resolve(import.meta.dirname, '../../deploy/Caddyfile');

/** Debian's Caddy with the Caddyfile of the project, in front of servers on this machine. */
export class Caddy {
  readonly url: string;
  readonly #start: () => ChildProcess;
  #process: ChildProcess;

  private constructor(url: string, start: () => ChildProcess) {
    this.url = url;
    this.#start = start;
    this.#process = start();
  }

  /** @param ports of the servers */
  static async open(folder: string, ports: readonly number[]): Promise<Caddy> {
    const url = `http://127.0.0.1:${await freePort()}`;
    const log = openSync(join(folder, 'caddy.log'), 'a');
    const caddy = new Caddy(url, () =>
      spawn(CADDY, ['run', '--adapter', 'caddyfile', '--config', caddyfile], {
        stdio: ['ignore', log, log],
        env: {
          PATH: process.env['PATH'],
          HOME: folder,
          CADDY_ADMIN: 'off',
          SITE_ADDRESS: url,
          PLATEN_SERVERS: ports.map((port) => `127.0.0.1:${port}`).join(' '),
        },
      }),
    );
    await caddy.#ready();
    return caddy;
  }

  /** Ends at once and starts again. */
  async crash(): Promise<void> {
    await this.close();
    this.#process = this.#start();
    await this.#ready();
  }

  async close(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    this.#process.kill('SIGKILL');
    await once(this.#process, 'exit');
  }

  async #ready(): Promise<void> {
    for (let tries = 0; tries < 200; tries += 1) {
      const answer = await fetch(`${this.url}/ready`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error('Caddy did not start in time.');
  }
}
