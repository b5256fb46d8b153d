const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns whether the Host header names this computer and this port. A foreign name that resolves to 127.0.0.1 (DNS
 * rebinding) is rejected, whatever its Origin.
 */
export function isOwnHost(host: string | undefined, port: number): boolean {
  return host !== undefined && loopbackNames.some((name) => host.toLowerCase() === `${name}:${port}`);
}
