import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeIppPrinter, type FakeIppPrinter } from 'helper/testing';
import { demoOrganization } from 'server';
import {
  queryRows,
  startHookReceiver,
  startMailReceiver,
  type HookReceiver,
  type MailReceiver,
} from 'server/testing';
import { ConnectProgram } from '../../../e2e/wire/connect-program.ts';
import { PrivatePostgres } from '../../postgres/private-postgres.ts';
import { Proxy } from '../proxy.ts';
import type { Tokens } from '../../../bench/profile/session-pool.ts';
import { post, signIn } from '../calls.ts';
import { OneOfServers } from '../several-servers.ts';
import { SmallDisk } from './small-disk.ts';
import type { Told } from './wrong-messages.ts';

const SERVERS = 3;
const AGENTS = 3;
const PRINTERS_AN_AGENT = 2;
const DATABASE = 'platen';
const IPP_PORT = 631;
/** Only for the links of letters. */
const PUBLIC_URL = 'https://labels.example.com';

type Part = 'postgres' | 'servers' | 'proxy' | 'disk' | 'agents' | 'printerIds' | 'hooks' | 'mails';

/**
 * An installation on this machine: three servers on a PostgreSQL of their own, a proxy, agents and their printers, a
 * program that is told of prints and imports, and a mail server.
 */
export class ChaosSite {
  readonly postgres: PrivatePostgres;
  readonly servers: readonly OneOfServers[];
  readonly proxy: Proxy;
  /** Folder of the last server, which can be filled up. */
  readonly disk: SmallDisk;
  readonly agents: readonly ConnectProgram[];
  readonly printerIds: readonly number[];
  readonly hooks: HookReceiver;
  readonly mails: MailReceiver;
  readonly #folder: string;
  readonly #printers: readonly FakeIppPrinter[];

  private constructor(folder: string, parts: Pick<ChaosSite, Part>, printers: readonly FakeIppPrinter[]) {
    this.#folder = folder;
    this.postgres = parts.postgres;
    this.servers = parts.servers;
    this.proxy = parts.proxy;
    this.disk = parts.disk;
    this.agents = parts.agents;
    this.printerIds = parts.printerIds;
    this.hooks = parts.hooks;
    this.mails = parts.mails;
    this.#printers = printers;
  }

  static async open(): Promise<ChaosSite> {
    const folder = await mkdtemp(join(tmpdir(), 'platen-chaos-'));
    const postgres = await PrivatePostgres.open();
    await queryRows(postgres.urlOf('postgres'), `create database ${DATABASE}`);
    const disk = await SmallDisk.mount(join(folder, `server-${SERVERS}`));
    const hooks = await startHookReceiver();
    const mails = await startMailReceiver();
    const servers = await OneOfServers.startAll(SERVERS, {
      folder,
      databaseUrl: postgres.urlOf(DATABASE),
      variables: { SMTP_URL: mails.url, PUBLIC_URL, WEB_HOOKS_INSIDE: '1' },
    });
    const proxy = await Proxy.open(
      'caddy',
      folder,
      servers.map(({ port }) => port),
    );
    const { token } = await signIn(proxy.url, 'admin');
    const create = async <T>(path: string, json: object) =>
      (await post<{ data: T }>(proxy.url + path, json, token)).data;
    await create('/api/integrationwebhooks', {
      name: 'Warehouse',
      url: hooks.url,
      events: ['print.finished', 'print.failed', 'import.finished'],
    });
    const agents: ConnectProgram[] = [];
    const printers: FakeIppPrinter[] = [];
    const printerIds: number[] = [];
    for (let number = 1; number <= AGENTS; number += 1) {
      const name = `Dock ${number}`;
      const agent = await create<{ id: number; key: string }>('/api/agents', { name });
      for (let place = 1; place <= PRINTERS_AN_AGENT; place += 1) {
        const printer = await startFakeIppPrinter({ behaviour: { jobMs: 0 } });
        printers.push(printer);
        const { printerId } = await create<{ printerId: number }>('/api/printers', {
          name: `dock-${number}-${place}`,
          displayName: `${name}, ${place}`,
          vendor: 'Other',
          model: 'Label printer',
          dpi: 203,
          language: 'pdf',
          groupIds: [],
          targetIpAddress: '127.0.0.1',
          targetPort: IPP_PORT,
          targetPrintQueue: printer.target.targetPrintQueue,
          agentId: agent.id,
        });
        printerIds.push(printerId);
        // The form takes no port but those that printers have.
        await queryRows(
          postgres.urlOf(DATABASE),
          `update printers set target_port = ${printer.port} where id = ${printerId} and organization_id = ${demoOrganization.organizationId}`,
        );
      }
      const program = new ConnectProgram({
        dataDir: join(folder, `agent-${number}`),
        env: {
          CONNECT_SERVER: proxy.url,
          CONNECT_AGENT_KEY: agent.key,
          HELPER_ALLOWED_TARGETS: '127.0.0.1:*',
        },
      });
      program.start();
      agents.push(program);
    }
    return new ChaosSite(
      folder,
      { postgres, servers, proxy, disk, agents, printerIds, hooks, mails },
      printers,
    );
  }

  get databaseUrl(): string {
    return this.postgres.urlOf(DATABASE);
  }

  /** File in the folder of the site. */
  file(name: string): string {
    return join(this.#folder, name);
  }

  /** Messages that the program was told. */
  told(): readonly Told[] {
    return this.hooks.received.map(({ headers, body }) => {
      const { type, data } = JSON.parse(body) as { type: string; data: Told['data'] };
      return { id: headers['webhook-id'] ?? '', event: type, data };
    });
  }

  /** Signs a member in several times. */
  async sessions(count: number): Promise<readonly Tokens[]> {
    const sessions: Tokens[] = [];
    for (let number = 0; number < count; number += 1) sessions.push(await signIn(this.proxy.url, 'member'));
    return sessions;
  }

  /** Returns how often each file lies printed, by the id of its entry. */
  paper(): ReadonlyMap<string, number> {
    const times = new Map<string, number>();
    for (const { name } of this.#printers.flatMap(({ jobs }) => jobs))
      times.set(name, (times.get(name) ?? 0) + 1);
    return times;
  }

  async close(): Promise<void> {
    await Promise.all(this.agents.map((agent) => agent.stop()));
    await this.proxy.close();
    await Promise.all(this.servers.map(({ running }) => running.stop()));
    await this.postgres.close();
    await Promise.all([...this.#printers, this.hooks, this.mails].map((one) => one.close()));
    await this.disk.unmount();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
