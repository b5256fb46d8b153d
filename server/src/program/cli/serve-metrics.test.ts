import { Counter, Registry } from '@prometheus-io/client';
import { afterEach, expect, it } from 'vitest';
import { readEnvironment, SetupError } from './environment.ts';
import type { Listening } from './listen.ts';
import { serveMetrics } from './serve-metrics.ts';

let listening: Listening | undefined;
afterEach(() => listening?.close(0));

const token = 'a-token-of-some-length';

async function open(variables: Record<string, string>): Promise<string> {
  const registry = new Registry();
  new Counter({ name: 'platen_labels_total', help: 'Labels.', registers: [registry] }).inc(3);
  listening = await serveMetrics(readEnvironment({ METRICS_PORT: '0', ...variables }), registry);
  return `http://127.0.0.1:${listening?.port}`;
}

const statusOf = async (url: string, init?: RequestInit) => (await fetch(url, init)).status;

it('metrics are read on a port of their own, by the machine itself unless others are named', async () => {
  const url = await open({});
  const answer = await fetch(`${url}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/plain'),
  ]);
  expect(await answer.text()).toContain('platen_labels_total 3');
  expect([await statusOf(`${url}/`), await statusOf(`${url}/metrics`, { method: 'POST' })]).toEqual([
    404, 404,
  ]);
});

it.each([
  ['from a network that is not listed', { METRICS_ADDRESSES: '10.0.0.0/8, 2001:db8::/32' }, {}, 403],
  ['from a listed network', { METRICS_ADDRESSES: '10.0.0.0/8, 127.0.0.0/8' }, {}, 200],
  [
    'with the token',
    { METRICS_ADDRESSES: '10.0.0.1', METRICS_TOKEN: token },
    { authorization: `Bearer ${token}` },
    200,
  ],
  [
    'with another token',
    { METRICS_ADDRESSES: '10.0.0.1', METRICS_TOKEN: token },
    { authorization: 'Bearer x' },
    403,
  ],
  [
    'with a token where none is set',
    { METRICS_ADDRESSES: '10.0.0.1' },
    { authorization: 'Bearer undefined' },
    403,
  ],
  ['when nobody is listed', { METRICS_ADDRESSES: ' , ' }, {}, 403],
])('a call %s is answered as it must be', async (_, variables, headers, status) => {
  const url = await open(variables);
  expect(await statusOf(`${url}/metrics`, { headers })).toBe(status);
});

it('there are none without a port', async () => {
  expect(await serveMetrics(readEnvironment({}), new Registry())).toBeUndefined();
});

it.each([
  { METRICS_TOKEN: 'short' },
  { METRICS_ADDRESSES: 'monitor.example.com' },
  { METRICS_ADDRESSES: '10.0.0.0/33' },
  { METRICS_ADDRESSES: '10.0.0.0/x' },
])('settings that cannot be used are refused: %o', (variables) => {
  expect(() => readEnvironment(variables)).toThrow(SetupError);
});
