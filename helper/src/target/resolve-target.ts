import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { DriverTable, NetworkDriver, QueueSystem } from '../drivers/driver.ts';
import { HelperError } from '../helper-error.ts';
import { isAllowedTarget, type AllowedTarget } from './allowed-target.ts';
import { isPrivateAddress } from './private-address.ts';
import type { Target } from './target.ts';
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
  /** System that provides the print queues of this computer; selects the driver for them. */
  readonly queueSystem: QueueSystem;
}

export type ResolveHost = (host: string) => Promise<readonly string[]>;

/** Returns all addresses of a host name, as resolved by the operating system. */
const resolveHost: ResolveHost = async (host) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

const lpdPort = 515;
const hostPattern = /^[a-z0-9](?:[a-z0-9.:-]*[a-z0-9:])?$/i;
const resourcePathPattern = /^\/?[\w.~-]+(?:\/[\w.~-]+)*\/?$/;

/**
 * Determines the printer of a request from the properties of the drivers, and pins its address. Throws {@link HelperError}
 * for anything that is not a printer of this computer or its local network, so that a page cannot reach into that network
 * through the helper.
 */
export async function resolveTarget(
  fields: TargetFields,
  drivers: DriverTable,
  rules: TargetRules,
  resolve: ResolveHost = resolveHost,
): Promise<Target> {
  const { targetAddress, targetPrintQueue } = fields;
  if (targetAddress === null || (fields.useLocalPrinterDriver && targetPrintQueue !== null)) {
    return queueTarget(targetPrintQueue, drivers, rules);
  }
  const host = targetAddress.replaceAll(/^\[|\]$/g, '');
  if (!hostPattern.test(host)) {
    throw new HelperError(422, sentences.printerAddress.invalid({ address: targetAddress }));
  }
  const { name: driver, ports, takesPath, port } = networkDriver(fields, drivers);
  const isListed = isAllowedTarget(rules.allowedTargets, host, port);
  if (!isListed && !ports.includes(port)) {
    refusePort(host, port, drivers);
  }
  const address = await pinAddress(host, isListed, resolve);
  const path = takesPath ? { path: resourcePath(targetPrintQueue ?? '') } : {};
  return { driver, host, address, port, ...path };
}

function queueTarget(queue: string | null, drivers: DriverTable, { queueSystem }: TargetRules): Target {
  if (queue === null) {
    throw new HelperError(422, sentences.printRequest.noPrinter);
  }
  const all = Object.entries(drivers);
  const own = all.find(([, driver]) => driver.kind === 'folder' && driver.queueName === queue);
  if (own !== undefined) {
    return { driver: own[0] };
  }
  const ofSystem = all.find(([, driver]) => driver.kind === 'queue' && driver.system === queueSystem);
  if (ofSystem === undefined) {
    throw new HelperError(404, sentences.printerRefusal.noQueue({ queue }));
  }
  return { driver: ofSystem[0], queue };
}

interface Networked extends Pick<NetworkDriver, 'ports' | 'defaultPort' | 'takesPath'> {
  readonly name: string;
}

const networkDrivers = (drivers: DriverTable): Networked[] =>
  Object.entries(drivers).flatMap(([name, driver]) =>
    driver.kind === 'address' ? [{ name, ...driver }] : [],
  );

/**
 * Returns the driver for a network address, and the port. One of a driver's usual ports selects this driver, so a port
 * used only for raw data stays raw. On other ports a queue name is a resource path and selects a driver that takes one.
 */
function networkDriver(
  { port, targetPrintQueue }: TargetFields,
  drivers: DriverTable,
): Networked & { readonly port: number } {
  const hasPath = targetPrintQueue !== null;
  for (const driver of networkDrivers(drivers)) {
    if (port !== null && driver.ports.includes(port) && (hasPath || !driver.takesPath)) {
      return { ...driver, port };
    }
  }
  for (const driver of networkDrivers(drivers)) {
    if (driver.defaultPort !== null && driver.takesPath === hasPath) {
      return { ...driver, port: port ?? driver.defaultPort };
    }
  }
  throw new Error('The table of drivers has none for this address.');
}

function refusePort(host: string, port: number, drivers: DriverTable): never {
  if (port === lpdPort && !networkDrivers(drivers).some(({ ports }) => ports.includes(lpdPort))) {
    throw new HelperError(422, sentences.printerAddress.lpd({ host }));
  }
  throw new HelperError(403, sentences.printerAddress.noPrinterPort({ host, port }));
}

async function pinAddress(host: string, isListed: boolean, resolve: ResolveHost): Promise<string> {
  const addresses = isIP(host) === 0 ? await resolveOrRefuse(host, resolve) : [host];
  const [address] = addresses;
  if (address === undefined || (!isListed && !addresses.every(isPrivateAddress))) {
    throw new HelperError(403, sentences.printerAddress.notLocal({ host }));
  }
  return address;
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
