import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { helperConfig } from '../config.ts';
import type { SourceSettings } from '../connect/connect-config.ts';
import { startConnect, type RunningConnect } from '../connect/start-connect.ts';
import { defaultTimeouts } from '../limits.ts';
import { silentLogger, type Logger } from '../logger.ts';
import { startFakeConnectServer, type FakeConnectServer, type FakeOffer } from './fake-connect-server.ts';
import { hurriedClock, zplBytes } from './test-bench.ts';

const secret = 'k'.repeat(43);
export const testAgentKey = `platen_agent_1_1_${secret}`;
export const testConnectorKey = `platen_connector_1_1_${secret}`;

const patienceMs = 60_000;
const lookMs = 5;

/** Fields of an offered job besides its key and its target. */
const plainOffer = {
  printJobEntryId: 'entry',
  targetAddress: null,
  port: null,
  targetPrintQueue: null,
  useLocalPrinterDriver: false,
  orientation: null,
  scale: null,
  side: null,
  paperSize: null,
  customPaperSize: null,
};

interface Sought {
  readonly clock?: Clock;
  readonly agent?: boolean;
  readonly source?: SourceSettings;
  readonly logger?: Logger;
}

/** `helper connect` and a fake server in a separate folder; `close` ends both. */
export class ConnectBench {
  readonly dataDir: string;
  server: FakeConnectServer;
  #program: RunningConnect | undefined;

  private constructor(dataDir: string, server: FakeConnectServer) {
    this.dataDir = dataDir;
    this.server = server;
  }

  static async create(): Promise<ConnectBench> {
    const dataDir = await mkdtemp(join(tmpdir(), 'platen-connect-'));
    return new ConnectBench(dataDir, await startFakeConnectServer());
  }

  start({ agent = true, source, clock = hurriedClock, logger = silentLogger }: Sought = {}): RunningConnect {
    this.#program = startConnect(
      {
        server: this.server.url,
        agentKey: agent ? testAgentKey : null,
        connector: source === undefined ? null : { key: testConnectorKey, source },
        helper: helperConfig({
          dataDir: this.dataDir,
          computerName: 'DOCK-3',
          allowedTargets: [{ host: '127.0.0.1', port: '*' }],
          queueSystem: 'unix',
          cupsSocket: join(this.dataDir, 'no-cups.sock'),
          timeouts: { ...defaultTimeouts, closeGraceMs: 200 },
        }),
      },
      { clock, logger },
    );
    return this.#program;
  }

  async stop(): Promise<void> {
    await this.#program?.close();
    this.#program = undefined;
  }

  /** Returns a job whose file the fake server serves; ZPL unless other bytes are given. */
  job(jobKey: string, target: Readonly<Record<string, unknown>>, content: Uint8Array = zplBytes): FakeOffer {
    const printerFileUrl = this.server.file(`${jobKey}.file`, content);
    return { ...plainOffer, ...target, jobKey, printerFileUrl };
  }

  /** Returns the states in which a job was reported, in order. */
  states(key: string): string[] {
    return this.server.reports.filter(({ jobKey }) => jobKey === key).map(({ state }) => state);
  }

  /** Waits until a job is reported in a state. */
  async reported(key: string, state: string): Promise<void> {
    const endsAt = Date.now() + patienceMs;
    while (!this.states(key).includes(state)) {
      if (Date.now() > endsAt) throw new Error(`Job ${key} was reported ${this.states(key).join(', ')}`);
      await delay(lookMs);
    }
  }

  async close(): Promise<void> {
    await this.stop();
    await this.server.close();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
