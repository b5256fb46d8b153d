import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { demoPassword } from 'server';
import { freePort } from '../e2e/wire/free-port.ts';

const PROGRAM = resolve(import.meta.dirname, '../server/src/program/cli/serve.ts');
const ASK_AGAIN_MS = 10;

/** Tokens of a session. */
export interface BenchSession {
  readonly token: string;
  readonly refreshToken: string;
}

/** Store that was filled before; the program takes it over. */
interface KeptStore {
  /** Folder of the embedded store; removed when the program is closed. */
  readonly dataDir?: string;
  /** Account of the demo for the calls; `all` is only in a store that the program filled itself. */
  readonly account?: string;
}

/** The server as a process of its own, on the demo data, as its users run it. */
export class BenchProgram {
  readonly #dataDir: string;
  readonly #databaseUrl: string | undefined;
  #process: ChildProcess | undefined;
  #url = '';
  #token = '';
  readonly #account: string;

  private constructor(dataDir: string, databaseUrl: string | undefined, account: string) {
    this.#account = account;
    this.#dataDir = dataDir;
    this.#databaseUrl = databaseUrl;
  }

  /** Starts it with a store, an empty one by default: PostgreSQL at this address, else the embedded one. */
  static async start(databaseUrl?: string, kept: KeptStore = {}): Promise<BenchProgram> {
    const dataDir = kept.dataDir ?? (await mkdtemp(join(tmpdir(), 'platen-bench-')));
    const program = new BenchProgram(dataDir, databaseUrl, kept.account ?? 'all');
    await program.#start();
    return program;
  }

  get url(): string {
    return this.#url;
  }

  /** Stops and starts it again; returns the ms from its start until it answers. */
  async restart(): Promise<number> {
    await this.#stop();
    return this.#start();
  }

  async close(): Promise<void> {
    await this.#stop();
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  /** Calls the server as the account of the demo that may do everything. @throws Error for an answer that is no success */
  async call(path: string, init: RequestInit = {}): Promise<unknown> {
    const headers = { ...(init.headers as object), Authorization: `Bearer ${this.#token}` };
    const response = await fetch(`${this.#url}${path}`, { ...init, headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  }

  /** Makes all further calls as another account of the demo. */
  async actAs(email: string): Promise<void> {
    this.#token = (await this.signIn(email)).token;
  }

  /** Signs one of the demo's accounts in. */
  async signIn(email: string): Promise<BenchSession> {
    const answer = await this.call('/api/account/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: demoPassword }),
    });
    return answer as BenchSession;
  }

  /** Returns a memory figure of the process in MB: VmRSS now, VmHWM at most; undefined where there is no /proc. */
  async memory(figure: 'VmRSS' | 'VmHWM'): Promise<number | undefined> {
    const status = await readFile(`/proc/${this.#process?.pid}/status`, 'utf8').catch(() => '');
    const kilobytes = new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  }

  /**
   * Returns the ms that processors work for the process and its connections to PostgreSQL while something is done; 0 where
   * there is no /proc. That of a connection which ends meanwhile is not in it.
   */
  async workedMs(act: () => Promise<unknown>): Promise<number> {
    const before = await this.#processorMs();
    await act();
    const after = await this.#processorMs();
    return [...after].reduce((sum, [id, ms]) => sum + Math.max(0, ms - (before.get(id) ?? 0)), 0);
  }

  /**
   * Returns the ms that processors worked so far for the process and its connections to PostgreSQL, by their process
   * ids; none where there is no /proc. That of a connection is lost with it.
   */
  async #processorMs(): Promise<ReadonlyMap<string, number>> {
    const database =
      this.#databaseUrl === undefined ? undefined : new URL(this.#databaseUrl).pathname.slice(1);
    const ids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
    const times = await Promise.all(
      ids.map(async (id): Promise<[string, number]> => {
        const title = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
        const isConnection =
          database !== undefined && title.startsWith('postgres:') && title.includes(` ${database} `);
        if (!isConnection && Number(id) !== this.#process?.pid) return [id, 0];
        const line = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
        // Behind the name, which may have spaces: the fields 14 and 15 are hundredths of a second.
        const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
        return [id, (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10];
      }),
    );
    return new Map(times);
  }

  async #start(): Promise<number> {
    const port = await freePort();
    this.#url = `http://127.0.0.1:${port}`;
    const startedAt = performance.now();
    this.#process = spawn(process.execPath, [PROGRAM], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(port),
        DEMO: '1',
        DATA_DIR: this.#dataDir,
        ...(this.#databaseUrl === undefined ? {} : { DATABASE_URL: this.#databaseUrl }),
      },
    });
    while (!(await fetch(`${this.#url}/health`).catch(() => undefined))?.ok) {
      if (this.#process.exitCode !== null) throw new Error('The server ended while starting.');
      await delay(ASK_AGAIN_MS);
    }
    const ms = performance.now() - startedAt;
    this.#token = (await this.signIn(`${this.#account}@demo.test`)).token;
    return ms;
  }

  async #stop(): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null) return;
    const hasEnded = once(running, 'exit');
    running.kill('SIGTERM');
    await hasEnded;
  }
}
