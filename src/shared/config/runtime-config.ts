import { isRecord } from '../lib/is-record';
import { startedConfig } from './started';

/** Validated content of config.json: the base addresses of the services and the settings of this installation. */
export interface RuntimeConfig {
  /** Base addresses; "" means the origin of the page. */
  readonly apiUrl: string;
  readonly authUrl: string;
  readonly importUrl: string;
  readonly printUrl: string;
  readonly helperUrl: string;
  readonly supportUrl?: string;
  readonly documentationUrl?: string;
  readonly statusUrl?: string;
  readonly appName: string;
  /** Differences from a backend that implements only the specification. */
  readonly flags: Readonly<Record<string, boolean>>;
}

/** Default address of the helper if config.json has none (specification 9: port 27417). */
const DEFAULT_HELPER_URL = 'http://localhost:27417';
const DEFAULT_APP_NAME = 'Platen';

/** Error for a fault in config.json: the file, the key and the problem. */
export class ConfigError extends Error {
  readonly file: string;
  readonly key: string | undefined;

  constructor(file: string, key: string | undefined, problem: string) {
    super(problem);
    this.name = 'ConfigError';
    this.file = file;
    this.key = key;
  }
}

/**
 * Parses the content of config.json. Throws ConfigError with the first faulty key. Parsed by hand: it is read before the
 * first screen, which does not load the schema library.
 */
export function parseRuntimeConfig(json: unknown, file: string): RuntimeConfig {
  if (!isRecord(json)) throw new ConfigError(file, undefined, 'must be an object');
  const fault = (key: string, problem: string) => new ConfigError(file, key, problem);
  const service = (key: string): string => {
    const value = json[key];
    if (value === '' || isHttpUrl(value)) return value;
    throw fault(key, 'must be an http or https address, or "" for this origin');
  };
  const link = (key: string): string | undefined => {
    const value = json[key];
    if (value === undefined || isHttpUrl(value)) return value;
    throw fault(key, 'must be an http or https address');
  };
  const page = (key: string): string | undefined => {
    const value = json[key];
    if (value === undefined || isHttpUrl(value) || isPageHere(value)) return value;
    throw fault(key, 'must be an http or https address, or a page beside index.html such as "./help"');
  };
  const { appName = DEFAULT_APP_NAME, flags = {} } = json;
  const config = {
    apiUrl: service('apiUrl'),
    authUrl: service('authUrl'),
    importUrl: service('importUrl'),
    printUrl: service('printUrl'),
    helperUrl: link('helperUrl') ?? DEFAULT_HELPER_URL,
    ...given('supportUrl', page('supportUrl')),
    ...given('documentationUrl', page('documentationUrl')),
    ...given('statusUrl', page('statusUrl')),
  };
  if (typeof appName !== 'string') throw fault('appName', 'must be a text');
  return { ...config, appName, flags: readFlags(flags, fault) };
}

const given = <Key extends string>(key: Key, value: string | undefined): { [K in Key]?: string } =>
  value === undefined ? {} : ({ [key]: value } as { [K in Key]?: string });

function readFlags(
  value: unknown,
  fault: (key: string, problem: string) => ConfigError,
): Record<string, boolean> {
  if (!isRecord(value)) throw fault('flags', 'must be an object');
  return Object.fromEntries(
    Object.entries(value).map(([name, flag]) => {
      if (typeof flag !== 'boolean') throw fault(`flags.${name}`, 'must be true or false');
      return [name, flag];
    }),
  );
}

const isHttpUrl = (value: unknown): value is string =>
  typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** A page of the same host; the value cannot refer to another scheme or host. */
const isPageHere = (value: unknown): value is string =>
  typeof value === 'string' && /^\.\/[\w#-]+$/.test(value);

let current: RuntimeConfig | undefined;

/** Sets the configuration; called once at start, before anything is rendered. Tests set their own. */
export function setRuntimeConfig(config: RuntimeConfig): void {
  current = config;
}

/** Returns the configuration. Throws if it was not read yet, which is a programming error. */
export function runtimeConfig(): RuntimeConfig {
  if (!current) throw new Error('The runtime configuration was asked for before it was loaded');
  return current;
}

/** Returns the full address of the product API without a trailing slash, for a program that calls it from elsewhere. */
export function apiAddress(): string {
  return new URL(runtimeConfig().apiUrl || '/', location.origin).href.replace(/\/$/, '');
}

const CONFIG_FILE = 'config.json';

/**
 * Fetches and checks config.json, which is beside index.html (specification 1: nothing else runs before). Throws
 * ConfigError when it is missing, is not JSON or has a faulty key.
 */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const asked = startedConfig() ?? fetch(CONFIG_FILE, { headers: { accept: 'application/json' } });
  const response = await asked.catch(() => undefined);
  if (!response) throw new ConfigError(CONFIG_FILE, undefined, 'could not be fetched from this address');
  if (!response.ok)
    throw new ConfigError(CONFIG_FILE, undefined, `was answered with status ${response.status}`);
  const json = await response.json().catch(() => undefined);
  if (json === undefined) throw new ConfigError(CONFIG_FILE, undefined, 'is not valid JSON');
  return parseRuntimeConfig(json, CONFIG_FILE);
}
