import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  avahiConfig,
  busConfig,
  labelPrinterConfig,
  printCommand,
  type LabelStock,
} from './ippeveprinter-files.ts';

/** `ippeveprinter` of CUPS, a real IPP Everywhere printer. Its print command records what it received. */
export interface IppEvePrinter {
  readonly port: number;
  readonly target: {
    readonly targetAddress: string;
    readonly port: number;
    readonly targetPrintQueue: string;
  };
  /** Returns the received documents in order, named `<number>-<job name>` with the ending of their format. */
  documents(): Promise<{ readonly name: string; readonly bytes: Uint8Array }[]>;
  /**
   * Returns the attributes of the printed jobs, in order, as passed to the print command: one line `IPP_NAME=value` for
   * each.
   */
  attributes(): Promise<string[]>;
  close(): Promise<void>;
}

/** Result when the printer cannot be started on this machine. */
export interface NoIppEvePrinter {
  readonly reason: string;
}

/** Format that is the only one of a printer, which otherwise is as `ippeveprinter` makes it: office paper, 600 dpi. */
export type OnlyFormat = 'image/pwg-raster' | 'image/urf';

const isOnlyFormat = (stock: LabelStock | OnlyFormat): stock is OnlyFormat => stock.startsWith('image/');

const startMs = 20_000;
const stepMs = 100;

/**
 * Starts `ippeveprinter` with its own D-Bus and Avahi, so that nothing else on the machine is affected. Jobs with `empty`
 * in their name run out of labels for five seconds, those with `abort` fail. Resolves with a reason when the printer
 * cannot be started.
 */
export async function startIppEvePrinter(
  stock: LabelStock | OnlyFormat = 'one-size',
): Promise<IppEvePrinter | NoIppEvePrinter> {
  const folder = await mkdtemp(join(tmpdir(), 'platen-ippeve-'));
  const children: ChildProcess[] = [];
  const close = async () => {
    for (const child of children.toReversed()) {
      await stop(child);
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const port = await startAll(folder, children, stock);
    const spool = join(folder, 'spool');
    return {
      port,
      target: { targetAddress: '127.0.0.1', port, targetPrintQueue: 'ipp/print' },
      attributes: async () => {
        const names = await namesIn(spool, '.attributes');
        return Promise.all(names.map((name) => readFile(join(spool, name), 'utf8')));
      },
      documents: async () => {
        const names = await namesIn(spool, '.pdf', '.pwg', '.ras', '.urf');
        return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(spool, name)) })));
      },
      close,
    };
  } catch (error) {
    await close();
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

async function namesIn(folder: string, ...endings: string[]): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => endings.some((ending) => name.endsWith(ending))).toSorted(byNumber);
}

async function startAll(
  folder: string,
  children: ChildProcess[],
  stock: LabelStock | OnlyFormat,
): Promise<number> {
  const file = (name: string) => join(folder, name);
  const env = { ...process.env, DBUS_SYSTEM_BUS_ADDRESS: `unix:path=${file('bus')}` };
  const run = (command: string, args: readonly string[]) => {
    const child = spawn(command, args, { env, stdio: 'ignore' });
    children.push(child);
    return once(child, 'spawn');
  };
  await mkdir(file('spool'));
  await writeFile(file('bus.conf'), busConfig(file('bus')));
  await writeFile(file('avahi.conf'), avahiConfig);
  await writeFile(file('print.sh'), printCommand, { mode: 0o755 });
  await run('dbus-daemon', [`--config-file=${file('bus.conf')}`, '--nofork']);
  await delay(stepMs * 3);
  await run('avahi-daemon', ['-f', file('avahi.conf'), '--no-drop-root', '--no-chroot', '--no-rlimits']);
  await delay(stepMs * 5);
  const port = await freePort();
  const kind = isOnlyFormat(stock) ? ['-f', stock] : ['-a', file('label.conf')];
  if (!isOnlyFormat(stock)) {
    await writeFile(file('label.conf'), labelPrinterConfig(stock));
  }
  const kept = [...kind, '-c', file('print.sh'), '-d', file('spool'), '-k'];
  await run('ippeveprinter', ['-p', String(port), ...kept, '-n', 'localhost', 'Platen label']);
  await answers(port, children);
  return port;
}

async function answers(port: number, children: readonly ChildProcess[]): Promise<void> {
  const endsAt = Date.now() + startMs;
  while (Date.now() < endsAt) {
    const gone = children.find(({ exitCode }) => exitCode !== null);
    if (gone !== undefined) {
      throw new Error(`${gone.spawnfile} ended with code ${gone.exitCode}`);
    }
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isUp) {
      return;
    }
    await delay(stepMs);
  }
  throw new Error('ippeveprinter did not answer');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function byNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
