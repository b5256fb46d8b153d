import type { LocalNetworkPermission } from '../api/local-network-permission';
import { isOlder } from './helper-version';

/** The oldest helper this app prints through. */
export const MINIMUM_HELPER_VERSION = '0.1.0';

/** What asking the helper for its health came to. */
export type HelperProbe =
  | { kind: 'answered'; isHealthy: boolean; text: string; version: string; instanceId: string }
  /** It runs, but does not let this page read its answers. */
  | { kind: 'refused' }
  /** Nothing listens at its address. */
  | { kind: 'unreachable' }
  | { kind: 'timeout' }
  /** The browser did not let the question out. */
  | { kind: 'blocked' };

/** Whether this page may talk to programs on this computer. */
export interface HelperAccess {
  permission: LocalNetworkPermission;
  /** No prompt can appear: granted, a page on this computer, or a browser that does not ask. */
  isUngated: boolean;
  /** The person pressed Connect and expects the browser's question. */
  isAsked: boolean;
  /** The page came over http from outside: the browser lets it reach nothing here, and asks nobody. */
  isCutOff: boolean;
}

export type HelperState =
  | 'checking'
  | 'connected'
  | 'not-running'
  | 'permission-needed'
  | 'permission-denied'
  | 'insecure-page'
  | 'refused'
  | 'not-answering'
  | 'unhealthy'
  | 'too-old';

const STATE_OF_FAILURE: Readonly<Record<Exclude<HelperProbe['kind'], 'answered'>, HelperState>> = {
  refused: 'refused',
  unreachable: 'not-running',
  timeout: 'not-answering',
  blocked: 'permission-denied',
};

/** `prompt` sends nothing until the person presses Connect; `denied` never sends (design 2.10). */
export function mayProbe({ permission, isUngated, isAsked }: HelperAccess): boolean {
  return permission !== 'denied' && (isUngated || isAsked);
}

/** Polling where a prompt may appear would raise it again and again: the third dismissal counts as a denial. */
export function mayPoll({ permission, isUngated }: HelperAccess): boolean {
  return permission !== 'denied' && isUngated;
}

/** The state of the connection, from what is known about the permission, the last probe and the version. */
export function helperState(
  access: HelperAccess | undefined,
  probe: HelperProbe | undefined,
  version: string,
): HelperState {
  if (!access) return 'checking';
  if (access.permission === 'denied') return 'permission-denied';
  if (!mayProbe(access)) return 'permission-needed';
  if (!probe) return access.isUngated ? 'checking' : 'permission-needed';
  if (probe.kind === 'answered') {
    if (!probe.isHealthy) return 'unhealthy';
    return isOlder(version, MINIMUM_HELPER_VERSION) ? 'too-old' : 'connected';
  }
  if (probe.kind === 'unreachable' && access.isCutOff) return 'insecure-page';
  // A prompt that nobody answers looks like a helper that does not.
  if (probe.kind === 'timeout' && !access.isUngated) return 'permission-needed';
  return STATE_OF_FAILURE[probe.kind];
}
