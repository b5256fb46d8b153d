/** The browser's permission to reach programs on this computer; `unsupported` browsers have no such permission. */
export type LocalNetworkPermission = 'granted' | 'prompt' | 'denied' | 'unsupported';

/**
 * Permission names, the newer one first; the other is its alias since version 145 of Chrome and Edge, and the only name
 * before.
 */
const NAMES = ['loopback-network', 'local-network-access'] as const;

/**
 * Reads the permission for this page. Never rejects. Outside a secure context it always reads `denied`; nobody decided
 * that, nobody can change it, and it has no meaning: from a local network address, calls are still sent.
 */
export async function readLocalNetworkPermission(): Promise<LocalNetworkPermission> {
  if (!globalThis.isSecureContext) return 'unsupported';
  return (await permissionStatus())?.state ?? 'unsupported';
}

/**
 * Calls `listener` whenever the person or a policy changes the permission. Returns the function that stops watching.
 */
export function watchLocalNetworkPermission(listener: () => void): () => void {
  const stop = new AbortController();
  const watch = async () => {
    const status = await permissionStatus();
    status?.addEventListener('change', listener, { signal: stop.signal });
  };
  void watch();
  return () => stop.abort();
}

async function permissionStatus(): Promise<PermissionStatus | undefined> {
  const { permissions } = navigator as Partial<Navigator>;
  for (const name of NAMES) {
    // The TypeScript list of permission names does not have these two yet.
    const status = await permissions?.query({ name: name as PermissionName }).catch(() => undefined);
    if (status) return status;
  }
  return undefined;
}
