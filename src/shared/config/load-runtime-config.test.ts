import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadRuntimeConfig } from './load-runtime-config';

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
