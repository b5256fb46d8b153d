import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { HelperError } from '../helper-error.ts';
import { isAllowedTarget, type AllowedTarget } from './allowed-target.ts';
import { isPrivateAddress } from './private-address.ts';
import { folderQueueName, type Target } from './target.ts';
import { sentences } from '../sentences/index.ts';

/** Fields of a print request that name its printer. */
export interface TargetFields {
  readonly targetAddress: string | null;
  readonly port: number | null;
  readonly targetPrintQueue: string | null;
  readonly useLocalPrinterDriver: boolean;
}

export interface TargetRules {
  readonly allowedTargets: readonly AllowedTarget[];
  /** The driver for the queues of this operating system. */
  readonly queueDriver: 'cups' | 'windows';
}

export type ResolveHost = (host: string) => Promise<readonly string[]>;

/** Returns all addresses of a host name, as resolved by the operating system. */
const resolveHost: ResolveHost = async (host) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

const rawPorts: ReadonlySet<number> = new Set([9100, 9101, 9102, 9103, 6101]);
const ippPort = 631;
const lpdPort = 515;
const defaultPorts = { raw: 9100, ipp: ippPort } as const;
const hostPattern = /^[a-z0-9](?:[a-z0-9.:-]*[a-z0-9:])?$/i;
const resourcePathPattern = /^\/?[\w.~-]+(?:\/[\w.~-]+)*\/?$/;

/**
 * Determines the printer of a request and pins its address. Throws {@link HelperError} for anything that is not a printer
 * of this computer or its local network, so that a page cannot reach into that network through the helper.
 */
export async function resolveTarget(
  fields: TargetFields,
  rules: TargetRules,
  resolve: ResolveHost = resolveHost,
): Promise<Target> {
  const { targetAddress, targetPrintQueue } = fields;
  if (targetAddress === null || (fields.useLocalPrinterDriver && targetPrintQueue !== null)) {
    return queueTarget(targetPrintQueue, rules);
  }
  const host = targetAddress.replaceAll(/^\[|\]$/g, '');
  if (!hostPattern.test(host)) {
    throw new HelperError(422, sentences.printerAddress.invalid({ address: targetAddress }));
  }
  const driver = protocolOf(fields);
  const port = fields.port ?? defaultPorts[driver];
  const address = await pinAddress(host, port, driver, rules, resolve);
  return driver === 'raw'
    ? { driver, host, address, port }
    : { driver, host, address, port, path: resourcePath(targetPrintQueue ?? '') };
}

function queueTarget(queue: string | null, rules: TargetRules): Target {
  if (queue === null) {
    throw new HelperError(422, sentences.printRequest.noPrinter);
  }
  return queue === folderQueueName ? { driver: 'folder' } : { driver: rules.queueDriver, queue };
}

/** Returns `raw` for ports used only for raw data; on other ports a queue name is the resource path of an IPP printer. */
function protocolOf({ port, targetPrintQueue }: TargetFields): 'raw' | 'ipp' {
  const isRawPort = port !== null && rawPorts.has(port);
  return isRawPort || targetPrintQueue === null ? 'raw' : 'ipp';
}

async function pinAddress(
  host: string,
  port: number,
  driver: 'raw' | 'ipp',
  rules: TargetRules,
  resolve: ResolveHost,
): Promise<string> {
  const isListed = isAllowedTarget(rules.allowedTargets, host, port);
  if (!isListed) {
    requireUsualPort(host, port, driver);
  }
  const addresses = isIP(host) === 0 ? await resolveOrRefuse(host, resolve) : [host];
  const [address] = addresses;
  if (address === undefined || (!isListed && !addresses.every(isPrivateAddress))) {
    throw new HelperError(403, sentences.printerAddress.notLocal({ host }));
  }
  return address;
}

function requireUsualPort(host: string, port: number, driver: 'raw' | 'ipp'): void {
  if (port === lpdPort) {
    throw new HelperError(422, sentences.printerAddress.lpd({ host }));
  }
  const isUsual = driver === 'raw' ? rawPorts.has(port) : port === ippPort;
  if (!isUsual) {
    throw new HelperError(403, sentences.printerAddress.noPrinterPort({ host, port }));
  }
}

async function resolveOrRefuse(host: string, resolve: ResolveHost): Promise<readonly string[]> {
  try {
    return await resolve(host);
  } catch {
    throw new HelperError(422, sentences.printerAddress.unresolved({ host }));
  }
}

function resourcePath(queue: string): string {
  if (!resourcePathPattern.test(queue) || queue.includes('..')) {
    throw new HelperError(422, sentences.printerAddress.noIppPath({ path: queue }));
  }
  return queue.startsWith('/') ? queue : `/${queue}`;
}
