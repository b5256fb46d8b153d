import type { LocalNetworkPermission } from '../api/local-network-permission';
import { isOlder } from './helper-version';

/** Oldest helper version that this app prints through. */
export const MINIMUM_HELPER_VERSION = '0.1.0';

/** Result of a health request to the helper. */
export type HelperProbe =
  | { kind: 'answered'; isHealthy: boolean; text: string; version: string; instanceId: string }
  /** The helper runs, but does not let this page read its answers. */
  | { kind: 'refused' }
  /** Nothing listens at its address. */
  | { kind: 'unreachable' }
  | { kind: 'timeout' }
  /** The browser did not send the request. */
  | { kind: 'blocked' };

/** Access of this page to programs on this computer. */
export interface HelperAccess {
  permission: LocalNetworkPermission;
  /** No prompt can appear: permission granted, a page on this computer, or a browser that does not ask. */
  isUngated: boolean;
  /** The person pressed Connect and expects the browser's prompt. */
  isAsked: boolean;
  /** The page came over http from outside: the browser blocks all calls to this computer without asking. */
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

/**
 * Returns whether a probe may be sent: with `prompt` nothing is sent until the person presses Connect; `denied` never
 * sends (design 2.10).
 */
export function mayProbe({ permission, isUngated, isAsked }: HelperAccess): boolean {
  return permission !== 'denied' && (isUngated || isAsked);
}

/**
 * Returns whether polling is allowed. Where a prompt may appear, polling would open it repeatedly, and the third
 * dismissal counts as a denial.
 */
export function mayPoll({ permission, isUngated }: HelperAccess): boolean {
  return permission !== 'denied' && isUngated;
}

/** Returns the state of the connection, from the permission, the last probe and the version. */
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
  // A prompt that nobody answers looks like a helper that does not answer.
  if (probe.kind === 'timeout' && !access.isUngated) return 'permission-needed';
  return STATE_OF_FAILURE[probe.kind];
}
