import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../config.ts';
import { readConnectConfig } from './connect-config.ts';
import { parseServerAddress } from './server-address.ts';

const secret = 'x'.repeat(43);
const agentKey = `platen_agent_1_2_${secret}`;
const connectorKey = `platen_connector_1_3_${secret}`;
const server = { CONNECT_SERVER: 'https://labels.example' };
const agent = { ...server, CONNECT_AGENT_KEY: agentKey };
const connector = { ...server, CONNECT_CONNECTOR_KEY: connectorKey };
const database = { CONNECT_DATABASE_URL: 'postgres://reader:s3cret@db:5432/erp', CONNECT_QUERY: 'SELECT 1' };

describe('the settings of the connect program', () => {
  it('of an agent are its server and its key', () => {
    expect(readConnectConfig(agent)).toMatchObject({
      server: 'https://labels.example',
      agentKey,
      connector: null,
    });
  });

  it('give an agent a journal of its own, beside that of a helper in the same folder', () => {
    expect(readConnectConfig(agent).helper.dataDir).toBe(resolve('.data/connect'));
    expect(readConnectConfig({ ...agent, DATA_DIR: '' }).helper.dataDir).toBe(resolve('.data/connect'));
  });

  it('have the same meaning as those of the helper where they have the same name', () => {
    const { helper } = readConnectConfig({
      ...agent,
      DATA_DIR: '/var/lib/platen',
      HELPER_COMPUTER_NAME: 'DOCK-3',
      HELPER_ALLOWED_TARGETS: 'printer.example:*',
      HELPER_CUPS_SOCKET: '/tmp/cups.sock',
      HELPER_PORT: 'not read',
    });
    expect(helper).toMatchObject({
      dataDir: '/var/lib/platen',
      computerName: 'DOCK-3',
      allowedTargets: [{ host: 'printer.example', port: '*' }],
      cupsSocket: '/tmp/cups.sock',
    });
  });

  it('of a connector are its key, one source and the columns that are named', () => {
    expect(
      readConnectConfig({ ...connector, CONNECT_CSV: 'a.csv', CONNECT_ID_COLUMN: 'Nr' }).connector,
    ).toEqual({
      key: connectorKey,
      source: { kind: 'csv', path: 'a.csv', columns: { id: 'Nr', name: null, identifier: null } },
    });
    expect(
      readConnectConfig({ ...connector, ...database, CONNECT_QUERY: 'SELECT * FROM a; -- all' }).connector,
    ).toMatchObject({ source: { kind: 'postgres', query: 'SELECT * FROM a' } });
  });

  it.each<[string, Record<string, string>, string]>([
    ['a missing server', { CONNECT_AGENT_KEY: agentKey }, 'CONNECT_SERVER is not set'],
    ['a missing key', server, 'Neither CONNECT_AGENT_KEY nor CONNECT_CONNECTOR_KEY is set'],
    ['a key of another kind', { ...server, CONNECT_AGENT_KEY: connectorKey }, 'CONNECT_AGENT_KEY is not'],
    [
      'a key that is cut off',
      { ...server, CONNECT_CONNECTOR_KEY: connectorKey.slice(0, -1) },
      'CONNECT_CONNECTOR_KEY is not the key of a connector',
    ],
    ['a connector without a source', connector, 'nothing to serve: set CONNECT_CSV'],
    [
      'two sources',
      { ...connector, ...database, CONNECT_CSV: 'a.csv' },
      'CONNECT_CSV and CONNECT_DATABASE_URL with CONNECT_QUERY exclude each other',
    ],
    ['a file without a connector', { ...agent, CONNECT_CSV: 'a.csv' }, 'CONNECT_CSV is set, but'],
    [
      'a database without a query',
      { ...connector, CONNECT_DATABASE_URL: database.CONNECT_DATABASE_URL },
      'CONNECT_DATABASE_URL is set, but CONNECT_QUERY is not',
    ],
    [
      'a query without a database',
      { ...connector, CONNECT_QUERY: 'SELECT 1' },
      'CONNECT_QUERY is set, but CONNECT_DATABASE_URL is not',
    ],
    [
      'a database of another kind',
      { ...connector, ...database, CONNECT_DATABASE_URL: 'mysql://reader:s3cret@db/erp' },
      'CONNECT_DATABASE_URL is not the address of a PostgreSQL database',
    ],
    [
      'a statement that writes',
      { ...connector, ...database, CONNECT_QUERY: 'DELETE FROM articles' },
      'CONNECT_QUERY is not a query',
    ],
    ['an invalid target', { ...agent, HELPER_ALLOWED_TARGETS: 'printer' }, 'HELPER_ALLOWED_TARGETS'],
  ])('are refused by name for %s', (_what, env, sentence) => {
    expect(() => readConnectConfig(env)).toThrow(ConfigError);
    expect(() => readConnectConfig(env)).toThrow(sentence);
  });

  it('never appear in an error with their key or password', () => {
    const wrong = { CONNECT_AGENT_KEY: `${secret}!`, CONNECT_DATABASE_URL: 'reader:s3cret@db' };
    for (const env of [
      { ...server, CONNECT_AGENT_KEY: wrong.CONNECT_AGENT_KEY },
      { ...connector, ...database, CONNECT_DATABASE_URL: wrong.CONNECT_DATABASE_URL },
    ]) {
      expect(() => readConnectConfig(env)).toThrow(/^(?!.*(?:x{43}|s3cret))/);
    }
  });
});

describe('the address of the server', () => {
  it.each([
    ['https://labels.example', 'https://labels.example'],
    ['https://Labels.Example:443/', 'https://labels.example'],
    ['https://10.0.0.5:8443', 'https://10.0.0.5:8443'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['http://[::1]:8080', 'http://[::1]:8080'],
  ])('may be %s', (text, origin) => {
    expect(parseServerAddress(text, false)).toBe(origin);
  });

  it.each([
    'http://labels.example',
    'http://192.168.1.10:8080',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'ftp://labels.example',
    'https://labels.example/platen',
    'https://user:password@labels.example',
    'labels.example',
  ])('may not be %s', (text) => {
    expect(() => parseServerAddress(text, false)).toThrow(text);
  });

  it('may be http inside the network where that is allowed, and never outside', () => {
    expect(parseServerAddress('http://192.168.1.10:8080', true)).toBe('http://192.168.1.10:8080');
    expect(parseServerAddress('http://[fd00::5]:8080', true)).toBe('http://[fd00::5]:8080');
    expect(() => parseServerAddress('http://labels.example', true)).toThrow('in the clear');
    expect(() => parseServerAddress('http://8.8.8.8', true)).toThrow('in the clear');
  });
});
