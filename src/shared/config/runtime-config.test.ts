import { describe, expect, it } from 'vitest';
import { ConfigError, parseRuntimeConfig } from './runtime-config';

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
