/**
 * The network address of whoever sent a request. Behind proxies that is the entry of X-Forwarded-For which the
 * outermost of them wrote; what stands before it came with the request and may be made up.
 * @param trustedProxies how many proxies of our own a request passes; 0: the header is not looked at
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
