import { isRecord } from '../lib/is-record';

/** What config.json says, checked: the base addresses of the services and what differs per installation. */
export interface RuntimeConfig {
  /** Base addresses; "" stands for the origin the page came from. */
  readonly apiUrl: string;
  readonly authUrl: string;
  readonly importUrl: string;
  readonly printUrl: string;
  readonly helperUrl: string;
  readonly supportUrl?: string;
  readonly documentationUrl?: string;
  readonly statusUrl?: string;
  readonly appName: string;
  /** What differs from a backend that knows the specification only. */
  readonly flags: Readonly<Record<string, boolean>>;
}

/** The helper's address where config.json names none (specification 9: port 27417). */
const DEFAULT_HELPER_URL = 'http://localhost:27417';
const DEFAULT_APP_NAME = 'Platen';

/** A fault in config.json: which file, which key, what is wrong with it. */
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
 * Reads config.json's content. Throws ConfigError naming the first faulty key. Read by hand: it is the one thing read
 * before the first screen, which does without the schema library.
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

/** A page of the same host: no other scheme and no other host can be meant by it. */
const isPageHere = (value: unknown): value is string =>
  typeof value === 'string' && /^\.\/[\w#-]+$/.test(value);

let current: RuntimeConfig | undefined;

/** Set once at start, before anything is drawn; tests set their own. */
export function setRuntimeConfig(config: RuntimeConfig): void {
  current = config;
}

/** The configuration of this run. Throws when asked before start-up has read it: that is a fault of ours. */
export function runtimeConfig(): RuntimeConfig {
  if (!current) throw new Error('The runtime configuration was asked for before it was loaded');
  return current;
}

/** The whole address of the product API, for a program that calls it from elsewhere; no slash at its end. */
export function apiAddress(): string {
  return new URL(runtimeConfig().apiUrl || '/', location.origin).href.replace(/\/$/, '');
}

const CONFIG_FILE = 'config.json';

/**
 * Fetches and checks config.json, which stands beside index.html (specification 1: nothing else runs before).
 * Throws ConfigError when it is missing, is not JSON or has a faulty key.
 */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await fetch(CONFIG_FILE, { headers: { accept: 'application/json' } }).catch(
    () => undefined,
  );
  if (!response) throw new ConfigError(CONFIG_FILE, undefined, 'could not be fetched from this address');
  if (!response.ok)
    throw new ConfigError(CONFIG_FILE, undefined, `was answered with status ${response.status}`);
  const json = await response.json().catch(() => undefined);
  if (json === undefined) throw new ConfigError(CONFIG_FILE, undefined, 'is not valid JSON');
  return parseRuntimeConfig(json, CONFIG_FILE);
}
