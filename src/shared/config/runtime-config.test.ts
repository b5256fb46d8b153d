// @vitest-environment jsdom
import { describe, expect, it, afterEach, vi } from 'vitest';
import { testConfig } from '../testing/test-config';
import {
  ConfigError,
  parseRuntimeConfig,
  apiAddress,
  setRuntimeConfig,
  loadRuntimeConfig,
} from './runtime-config';

const SERVICES = {
  apiUrl: '',
  authUrl: 'https://auth.test',
  importUrl: '',
  printUrl: 'http://print.test/base',
};

function faultOf(json: unknown): ConfigError {
  try {
    parseRuntimeConfig(json, 'config.json');
  } catch (error) {
    if (error instanceof ConfigError) return error;
  }
  throw new Error('there was no fault');
}

describe('parseRuntimeConfig', () => {
  it('fills in what may be missing', () => {
    expect(parseRuntimeConfig(SERVICES, 'config.json')).toEqual({
      ...SERVICES,
      helperUrl: 'http://localhost:27417',
      appName: 'Platen',
      flags: {},
    });
  });

  it('takes over what is given, and leaves out what it does not know', () => {
    const given = {
      ...SERVICES,
      helperUrl: 'http://127.0.0.1:9000',
      supportUrl: 'https://help.test',
      statusUrl: 'https://status.test',
      documentationUrl: 'https://docs.test',
      appName: 'Labels',
      flags: { signOutCall: true },
    };
    expect(parseRuntimeConfig({ ...given, colour: 'blue' }, 'config.json')).toEqual(given);
  });

  it('takes pages beside index.html for the links of the header, and for no service', () => {
    const links = { documentationUrl: './help', supportUrl: './help#support', statusUrl: './status' };
    expect(parseRuntimeConfig({ ...SERVICES, ...links }, 'config.json')).toMatchObject(links);
    expect(faultOf({ ...SERVICES, helperUrl: './help' }).key).toBe('helperUrl');
  });

  it.each([
    [null, undefined],
    [[], undefined],
    ['text', undefined],
    [{}, 'apiUrl'],
    [{ ...SERVICES, authUrl: undefined }, 'authUrl'],
    [{ ...SERVICES, importUrl: 'ftp://files.test' }, 'importUrl'],
    [{ ...SERVICES, printUrl: 'print.test' }, 'printUrl'],
    [{ ...SERVICES, apiUrl: 12 }, 'apiUrl'],
    [{ ...SERVICES, helperUrl: '' }, 'helperUrl'],
    // oxlint-disable-next-line no-script-url
    [{ ...SERVICES, supportUrl: 'javascript:alert(1)' }, 'supportUrl'],
    [{ ...SERVICES, documentationUrl: '//elsewhere.test/help' }, 'documentationUrl'],
    [{ ...SERVICES, statusUrl: './/elsewhere.test' }, 'statusUrl'],
    [{ ...SERVICES, appName: 7 }, 'appName'],
    [{ ...SERVICES, flags: { a: 'yes' } }, 'flags.a'],
    [{ ...SERVICES, flags: [] }, 'flags'],
  ])('refuses %j, naming %s', (json, key) => {
    expect(faultOf(json).key).toBe(key);
  });
});

it.each([
  ['', location.origin],
  ['https://platen.example', 'https://platen.example'],
  ['https://platen.example/', 'https://platen.example'],
  ['https://example.com/platen/', 'https://example.com/platen'],
])('calls the API at %j from elsewhere at %s', (apiUrl, address) => {
  setRuntimeConfig({ ...testConfig, apiUrl });
  expect(apiAddress()).toBe(address);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const urls = { apiUrl: 'https://api.example.com', authUrl: '', importUrl: '', printUrl: '' };
const serve = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer());
const serveJson = (json: unknown) => serve(() => Response.json(json));
const fault = () => loadRuntimeConfig().catch((error: unknown) => error);

describe('config.json', () => {
  it('gives the addresses of the services, and the defaults of what it leaves out', async () => {
    serveJson({ ...urls, unknown: 1 });
    expect(await loadRuntimeConfig()).toEqual({
      ...urls,
      helperUrl: 'http://localhost:27417',
      appName: 'Platen',
      flags: {},
    });
  });

  it.each<[string, unknown, string | undefined]>([
    ['a missing address', { ...urls, printUrl: undefined }, 'printUrl'],
    ['an address that is none', { ...urls, authUrl: 'auth.example.com' }, 'authUrl'],
    ['a script for an address', { ...urls, apiUrl: 'javascript:alert(1)' }, 'apiUrl'],
    ['a number for an address', { ...urls, importUrl: 8080 }, 'importUrl'],
    ['an empty helper address', { ...urls, helperUrl: '' }, 'helperUrl'],
    ['a flag that is no yes or no', { ...urls, flags: { a: 'yes' } }, 'flags.a'],
    ['a list', [], undefined],
    ['nothing', null, undefined],
  ])('names file and key for %s', async (_what, json, key) => {
    serveJson(json);
    expect(await fault()).toMatchObject({ name: 'ConfigError', file: 'config.json', key });
  });

  it.each<[string, () => Response, string]>([
    ['that is missing', () => new Response('', { status: 404 }), 'was answered with status 404'],
    ['that is a page', () => new Response('<html>'), 'is not valid JSON'],
    [
      'that cannot be reached',
      () => {
        throw new TypeError('down');
      },
      'could not be fetched from this address',
    ],
  ])('tells what is wrong with config.json: %s', async (_what, answer, message) => {
    serve(answer);
    expect(await fault()).toMatchObject({ file: 'config.json', key: undefined, message });
  });
});
