import { timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { Registry } from '@prometheus-io/client';
import type { ServerEnvironmentVariables } from './environment.ts';
import { listen, type Listening } from './listen.ts';

type MetricsVariables = Pick<
  ServerEnvironmentVariables,
  'METRICS_PORT' | 'METRICS_HOST' | 'METRICS_TOKEN' | 'METRICS_ADDRESSES'
>;

/**
 * Answers `GET /metrics` on a port of its own, which no proxy passes on: to callers from the listed addresses, and to
 * those with the token.
 * @returns undefined if METRICS_PORT is not set
 * @throws SetupError when the port cannot be used
 */
export async function serveMetrics(
  { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN, METRICS_ADDRESSES }: MetricsVariables,
  registry: Registry,
): Promise<Listening | undefined> {
  if (port === undefined) return undefined;
  const listed = new BlockList();
  for (const { address, prefix } of METRICS_ADDRESSES) {
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) listed.addAddress(address, family);
    else listed.addSubnet(address, prefix, family);
  }
  const isListed = (caller: string) => listed.check(caller, isIPv6(caller) ? 'ipv6' : 'ipv4');
  return listen({ host, port, setting: 'METRICS_PORT' }, async (request, { incoming }) => {
    const caller = incoming.socket.remoteAddress;
    const mayRead =
      (caller !== undefined && isListed(caller.replace(/^::ffff:/, ''))) ||
      hasToken(request.headers.get('authorization'), METRICS_TOKEN);
    if (!mayRead) return new Response('Not allowed.\n', { status: 403 });
    if (request.method !== 'GET' || new URL(request.url).pathname !== '/metrics')
      return new Response('GET /metrics\n', { status: 404 });
    return new Response(await registry.metrics(), {
      headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
    });
  });
}

/** Compares in the same time whatever is wrong. */
function hasToken(authorization: string | null, token: string | undefined): boolean {
  if (token === undefined || authorization === null) return false;
  const [given, wanted] = [Buffer.from(authorization), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
