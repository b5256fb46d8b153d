/**
 * Returns the network address of the sender of a request. Behind proxies that is the entry of X-Forwarded-For written
 * by the outermost of them; earlier entries came with the request and may be forged.
 * @param trustedProxies number of our own proxies a request passes; 0: the header is ignored
 */
export function clientAddressOf(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  const entries = (forwardedFor ?? '').split(',').map((entry) => entry.trim());
  const entry = trustedProxies > 0 ? entries.at(-trustedProxies) : undefined;
  const address = entry === undefined || entry === '' ? socketAddress : entry;
  return (address ?? 'unknown').slice(0, 100);
}
