const usable = /^[\w-]{8,64}$/;

/**
 * Returns the id that a proxy has given to a request, so that its log and ours have the same; undefined without a proxy of
 * our own, which anybody could pretend to be, and for anything that is no id.
 * @param header value of X-Request-Id
 * @param trustedProxies number of our own proxies a request passes
 */
export const requestIdOf = (header: string | null, trustedProxies: number): string | undefined =>
  trustedProxies > 0 && header !== null && usable.test(header) ? header : undefined;
