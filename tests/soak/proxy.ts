import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../../e2e/wire/free-port.ts';

interface Place {
  readonly folder: string;
  /** Port that the proxy listens at. */
  readonly port: number;
  /** Ports of the servers, on this machine. */
  readonly servers: readonly number[];
}

/** Program that is started in the foreground, with its settings. */
interface Start {
  readonly command: string;
  readonly words: readonly string[];
  readonly variables?: Readonly<Record<string, string>>;
}

const READY_TRIES = 200;
const READY_AGAIN_MS = 100;
const deploy = resolve(import.meta.dirname, '../../deploy');

/** Returns a file of deploy/ with the servers of a place, one line each, and with its port. */
function fittedFile(name: string, { port, servers }: Place): string {
  const lines = readFileSync(join(deploy, name), 'utf8')
    .replace(/(bind :|listen )8080\b/, `$1${port}`)
    .split('\n');
  return lines
    .flatMap((line) => {
      if (line.includes('server-2:8080')) return [];
      return line.includes('server-1:8080')
        ? servers.map((server, index) =>
            line
              .replace('server server-1 ', `server server-${index} `)
              .replace('server-1:8080', `127.0.0.1:${server}`),
          )
        : [line];
    })
    .join('\n');
}

function writeFile(folder: string, name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** The proxies that the project has a file for, from Debian's packages. */
const starts = {
  caddy: ({ folder, port, servers }) => ({
    command: '/usr/bin/caddy',
    words: ['run', '--adapter', 'caddyfile', '--config', join(deploy, 'Caddyfile')],
    variables: {
      HOME: folder,
      CADDY_ADMIN: 'off',
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      PLATEN_SERVERS: servers.map((server) => `127.0.0.1:${server}`).join(' '),
    },
  }),
  haproxy: (place) => ({
    command: '/usr/sbin/haproxy',
    words: ['-db', '-f', writeFile(place.folder, 'haproxy.cfg', fittedFile('haproxy.cfg', place))],
  }),
  nginx: (place) => {
    const { folder } = place;
    const file = writeFile(folder, 'platen.conf', fittedFile('nginx.conf', place));
    const main = `user root;
daemon off;
error_log stderr;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/nginx-body;
  proxy_temp_path ${folder}/nginx-proxy;
  fastcgi_temp_path ${folder}/nginx-fastcgi;
  uwsgi_temp_path ${folder}/nginx-uwsgi;
  scgi_temp_path ${folder}/nginx-scgi;
  include ${file};
}
`;
    return {
      command: '/usr/sbin/nginx',
      words: ['-p', folder, '-c', writeFile(folder, 'nginx.conf', main)],
    };
  },
} as const satisfies Record<string, (place: Place) => Start>;

export type ProxyKind = keyof typeof starts;

/** A proxy with the file of the project for it, in front of servers on this machine. */
export class Proxy {
  readonly url: string;
  readonly #start: () => ChildProcess;
  #process: ChildProcess;

  private constructor(url: string, start: () => ChildProcess) {
    this.url = url;
    this.#start = start;
    this.#process = start();
  }

  /** @param servers their ports */
  static async open(kind: ProxyKind, folder: string, servers: readonly number[]): Promise<Proxy> {
    const port = await freePort();
    const { command, words, variables = {} }: Start = starts[kind]({ folder, port, servers });
    const log = openSync(join(folder, `${kind}.log`), 'a');
    const proxy = new Proxy(`http://127.0.0.1:${port}`, () =>
      spawn(command, [...words], {
        stdio: ['ignore', log, log],
        env: { PATH: process.env['PATH'], ...variables },
      }),
    );
    await proxy.#ready();
    return proxy;
  }

  /** Ends at once and starts again. */
  async crash(): Promise<void> {
    await this.#end('SIGKILL');
    this.#process = this.#start();
    await this.#ready();
  }

  close(): Promise<void> {
    // All of nginx: its workers outlive a first process that was killed.
    return this.#end('SIGTERM');
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    this.#process.kill(signal);
    await once(this.#process, 'exit');
  }

  async #ready(): Promise<void> {
    for (let tries = 0; tries < READY_TRIES; tries += 1) {
      const answer = await fetch(`${this.url}/ready`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((done) => setTimeout(done, READY_AGAIN_MS));
    }
    throw new Error('The proxy did not start in time.');
  }
}
