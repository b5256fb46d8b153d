import { hostname, userInfo } from 'node:os';
import { resolve } from 'node:path';
import type { QueueSystem } from './drivers/driver.ts';
import { messageOf } from './helper-error.ts';
import { defaultTimeouts, type Timeouts } from './limits.ts';
import { parseOrigin } from './origins/origin.ts';
import { parseAllowedTarget, type AllowedTarget } from './target/allowed-target.ts';

/** Settings made by the owner of the computer. */
export interface HelperConfig {
  readonly port: number;
  readonly dataDir: string;
  readonly computerName: string;
  /** Name of the account that this helper runs for: two people at one computer cannot both have one. */
  readonly user: string;
  /** App origins that may print without pairing. */
  readonly origins: readonly string[];
  /** Origins, besides that of the app, from which print files may be fetched. */
  readonly fileOrigins: readonly string[];
  readonly allowedTargets: readonly AllowedTarget[];
  /** System that provides the print queues of this computer. */
  readonly queueSystem: QueueSystem;
  readonly cupsSocket: string;
  readonly timeouts: Timeouts;
}

/** A setting that cannot be used. The message names the setting. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export const defaultPort = 27_417;
const maxPort = 65_535;

/** macOS keeps the CUPS socket elsewhere (untested). */
const cupsSockets: Readonly<Partial<Record<NodeJS.Platform, string>>> = { darwin: '/private/var/run/cupsd' };
const linuxCupsSocket = '/run/cups/cups.sock';

/** Returns a configuration with the default for every setting that is not given. */
export function helperConfig(settings: Partial<HelperConfig> = {}): HelperConfig {
  return {
    port: defaultPort,
    dataDir: resolve('.data'),
    computerName: hostname(),
    user: accountName(),
    origins: [],
    fileOrigins: [],
    allowedTargets: [],
    queueSystem: process.platform === 'win32' ? 'windows' : 'unix',
    cupsSocket: cupsSockets[process.platform] ?? linuxCupsSocket,
    timeouts: defaultTimeouts,
    ...settings,
  };
}

/** Returns the name of this account; "" where the system has none for it, as in some containers. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}

/** Reads the environment. Throws {@link ConfigError}, which names the variable and says what is wrong with it. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): HelperConfig {
  const { DATA_DIR, HELPER_COMPUTER_NAME, HELPER_CUPS_SOCKET } = env;
  return helperConfig({
    port: portOf(env['HELPER_PORT']),
    origins: listOf(env, 'HELPER_ORIGINS', parseOrigin),
    fileOrigins: listOf(env, 'HELPER_FILE_ORIGINS', parseOrigin),
    allowedTargets: listOf(env, 'HELPER_ALLOWED_TARGETS', parseAllowedTarget),
    ...(DATA_DIR && { dataDir: resolve(DATA_DIR) }),
    ...(HELPER_COMPUTER_NAME && { computerName: HELPER_COMPUTER_NAME }),
    ...(HELPER_CUPS_SOCKET && { cupsSocket: HELPER_CUPS_SOCKET }),
  });
}

function portOf(text: string | undefined): number {
  const port = text ? Number(text) : defaultPort;
  if (!Number.isInteger(port) || port < 0 || port > maxPort) {
    throw new ConfigError(`HELPER_PORT “${text}” is not a port number.`);
  }
  return port;
}

function listOf<Entry>(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  parse: (text: string) => Entry,
): Entry[] {
  const entries = (env[name] ?? '').split(',').map((entry) => entry.trim());
  try {
    return entries.filter((entry) => entry !== '').map(parse);
  } catch (error) {
    throw new ConfigError(`${name}: ${messageOf(error)}.`);
  }
}
