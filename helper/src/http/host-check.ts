const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether the Host header names this computer and this port. A foreign name that was made to resolve to 127.0.0.1
 * (DNS rebinding) is not ours, whatever its Origin says.
 */
export function isOwnHost(host: string | undefined, port: number): boolean {
  return host !== undefined && loopbackNames.some((name) => host.toLowerCase() === `${name}:${port}`);
}
