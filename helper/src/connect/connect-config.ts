import { ConfigError, readConfig, type HelperConfig } from '../config.ts';
import { messageOf } from '../helper-error.ts';
import { requireSingleQuery } from './connector/postgres/single-query.ts';
import { parseServerAddress } from './server-address.ts';

/** Columns of the source that the owner named. The others are found by their headings. */
export interface ColumnChoice {
  readonly id: string | null;
  readonly name: string | null;
  readonly identifier: string | null;
}

/** The source of a connector's articles. */
export type SourceSettings =
  | { readonly kind: 'csv'; readonly path: string; readonly columns: ColumnChoice }
  | {
      readonly kind: 'postgres';
      readonly url: string;
      readonly query: string;
      readonly columns: ColumnChoice;
    };

/** Settings made by the owner of the machine. */
export interface ConnectConfig {
  /** The origin of the server. Print files are fetched only from this origin. */
  readonly server: string;
  /** Null when this machine does not print. */
  readonly agentKey: string | null;
  /** Null when this machine serves no articles. */
  readonly connector: { readonly key: string; readonly source: SourceSettings } | null;
  readonly helper: HelperConfig;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings with the same meaning as for the helper on a member's own computer. */
const helperSettings = ['DATA_DIR', 'HELPER_COMPUTER_NAME', 'HELPER_ALLOWED_TARGETS', 'HELPER_CUPS_SOCKET'];
const defaultDataDir = '.data/connect';
const keyForm = /^platen_(agent|connector)_\d+_\d+_[\w-]{43}$/;

/**
 * Reads the environment. Throws {@link ConfigError}, which names the variable and says what is wrong with it, but never
 * repeats a key or the address of the database.
 */
export function readConnectConfig(env: Environment): ConnectConfig {
  const agentKey = keyOf(env, 'CONNECT_AGENT_KEY', 'agent');
  const connectorKey = keyOf(env, 'CONNECT_CONNECTOR_KEY', 'connector');
  if (agentKey === null && connectorKey === null) {
    throw new ConfigError(
      'Neither CONNECT_AGENT_KEY nor CONNECT_CONNECTOR_KEY is set: an administrator gets the key on the dashboard.',
    );
  }
  const source = sourceOf(env);
  if (connectorKey === null && source !== null) {
    throw new ConfigError(`${nameOfSource(source)} is set, but CONNECT_CONNECTOR_KEY is not.`);
  }
  return {
    server: serverOf(env),
    agentKey,
    connector: connectorKey === null ? null : { key: connectorKey, source: requireSource(source) },
    helper: readConfig({
      // Differs from the default of a member's helper on the same machine, so that each has its own journal.
      DATA_DIR: defaultDataDir,
      ...Object.fromEntries(
        helperSettings.flatMap((name) => (textOf(env, name) === null ? [] : [[name, env[name]]])),
      ),
    }),
  };
}

function serverOf(env: Environment): string {
  const address = textOf(env, 'CONNECT_SERVER');
  if (address === null) {
    throw new ConfigError(
      'CONNECT_SERVER is not set: the address of the server, such as https://labels.example.',
    );
  }
  try {
    return parseServerAddress(address, env['CONNECT_HTTP_INSIDE'] === '1');
  } catch (error) {
    throw new ConfigError(`CONNECT_SERVER: ${messageOf(error)}.`);
  }
}

function keyOf(env: Environment, name: string, kind: 'agent' | 'connector'): string | null {
  const key = textOf(env, name);
  if (key !== null && keyForm.exec(key)?.[1] !== kind) {
    throw new ConfigError(`${name} is not the key of ${aOrAn(kind)}: it begins with platen_${kind}_.`);
  }
  return key;
}

const aOrAn = (kind: 'agent' | 'connector') => (kind === 'agent' ? 'an agent' : 'a connector');

function sourceOf(env: Environment): SourceSettings | null {
  const path = textOf(env, 'CONNECT_CSV');
  const url = textOf(env, 'CONNECT_DATABASE_URL');
  const query = textOf(env, 'CONNECT_QUERY');
  const columns = {
    id: textOf(env, 'CONNECT_ID_COLUMN'),
    name: textOf(env, 'CONNECT_NAME_COLUMN'),
    identifier: textOf(env, 'CONNECT_IDENTIFIER_COLUMN'),
  };
  if (path !== null && (url ?? query) !== null) {
    throw new ConfigError(
      'CONNECT_CSV and CONNECT_DATABASE_URL with CONNECT_QUERY exclude each other: a connector has one source.',
    );
  }
  if (path !== null) {
    return { kind: 'csv', path, columns };
  }
  if (url === null && query === null) {
    return null;
  }
  if (url === null || query === null) {
    const [set, missing] =
      url === null ? ['CONNECT_QUERY', 'CONNECT_DATABASE_URL'] : ['CONNECT_DATABASE_URL', 'CONNECT_QUERY'];
    throw new ConfigError(`${set} is set, but ${missing} is not.`);
  }
  return { kind: 'postgres', url: databaseUrl(url), query: queryOf(query), columns };
}

/** Checks the address of the database. The error message never repeats the address, because it contains a password. */
function databaseUrl(url: string): string {
  if (!/^postgres(?:ql)?:\/\//.test(url) || URL.parse(url) === null) {
    throw new ConfigError(
      'CONNECT_DATABASE_URL is not the address of a PostgreSQL database: postgres://user:password@host:5432/database.',
    );
  }
  return url;
}

function queryOf(query: string): string {
  try {
    return requireSingleQuery(query);
  } catch (error) {
    throw new ConfigError(`CONNECT_QUERY ${messageOf(error)}.`);
  }
}

function requireSource(source: SourceSettings | null): SourceSettings {
  if (source === null) {
    throw new ConfigError(
      'CONNECT_CONNECTOR_KEY is set, but nothing to serve: set CONNECT_CSV, or CONNECT_DATABASE_URL and CONNECT_QUERY.',
    );
  }
  return source;
}

const nameOfSource = ({ kind }: SourceSettings) => (kind === 'csv' ? 'CONNECT_CSV' : 'CONNECT_DATABASE_URL');

/** Returns null for an empty variable, as for one that is not set. */
const textOf = (env: Environment, name: string) => env[name]?.trim() || null;
