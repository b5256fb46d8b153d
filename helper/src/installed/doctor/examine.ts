import { join } from 'node:path';
import { systemClock } from '../../clock.ts';
import type { HelperConfig } from '../../config.ts';
import { createDrivers } from '../../drivers/driver-table.ts';
import { defaultTimeouts } from '../../limits.ts';
import { silentLogger } from '../../logger.ts';
import { createOriginList } from '../../origins/origin-list.ts';
import { openConnection } from '../../printer-connection.ts';
import { readQueues } from '../../queues.ts';
import { askJobs, askPort } from '../ask-helper.ts';
import type { Finding } from './finding.ts';
import { journalFinding } from './journal-finding.ts';
import { originFinding } from './origin-finding.ts';
import { portFinding } from './port-finding.ts';
import { printerFindings, type TryPrinter } from './printer-findings.ts';
import { queueFindings } from './queue-findings.ts';

interface Examined {
  readonly config: HelperConfig;
  readonly user: string;
  readonly platform: NodeJS.Platform;
  /** What the person named: the address of an app, or of printers as `host:port`. */
  readonly origin?: string;
  readonly printers: readonly Address[];
}

interface Address {
  readonly host: string;
  readonly port: number;
}

const examinationMs = 10_000;
const { connectMs } = defaultTimeouts;
/** Printers of the last jobs that are tried. */
const triedPrinters = 10;

/** Looks for everything that keeps labels from being printed on this computer. */
export async function examine({
  config,
  user,
  platform,
  origin,
  printers,
}: Examined): Promise<readonly Finding[]> {
  const { port, dataDir } = config;
  const state = await askPort(port);
  const running = state.kind === 'helper' ? 'well' : state.kind === 'unwell' ? 'unwell' : 'no';
  const { queues, failures } = await readQueues(
    createDrivers({ ...config, clock: systemClock }),
    AbortSignal.timeout(examinationMs),
  );
  const paired = createOriginList(config.origins, join(dataDir, 'paired-apps.json'), silentLogger).paired();
  const used = running === 'well' ? await askJobs(port).catch(() => []) : [];
  const addresses = [...printers, ...used.flatMap(({ printer }) => addressIn(printer))];
  const tried = [...new Map(addresses.map((one) => [`${one.host}:${one.port}`, one])).values()];
  return [
    portFinding(port, state, user),
    journalFinding(dataDir, running),
    originFinding([...config.origins, ...paired], port, origin),
    ...queueFindings(queues, failures, platform),
    ...(await printerFindings(tried.slice(0, triedPrinters), platform, tryPrinter)),
  ];
}

/** Returns the network address in the name of a printer; none where it is a queue. */
function addressIn(printer: string): Address[] {
  const [, host, port] = /^([^“]+):(\d+)$/.exec(printer) ?? [];
  return host === undefined ? [] : [{ host, port: Number(port) }];
}

const tryPrinter: TryPrinter = async (host, port) => {
  const socket = await openConnection({ address: host, port }, connectMs, new AbortController().signal);
  socket.on('error', () => undefined).destroy();
};
