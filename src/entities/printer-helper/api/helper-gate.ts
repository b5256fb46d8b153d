import { isLoopbackHost } from '../model/page-address';
import { readLocalNetworkPermission, type LocalNetworkPermission } from './local-network-permission';

/**
 * Storage key. Set when the helper answered although the permission still read `prompt`: this browser never asks (by
 * policy, or because the check is switched off), so Connect need not be pressed again on every visit.
 */
const UNGATED_KEY = 'helper_ungated';

/** Returns whether a call to the helper can be sent without the browser asking the person. */
export function isHelperUngated(permission: LocalNetworkPermission): boolean {
  if (permission === 'granted' || permission === 'unsupported') return true;
  return permission === 'prompt' && (isLoopbackHost(location.hostname) || readFlag());
}

/** Stores that the browser does not ask. Call it after an answer of the helper. */
export async function rememberUngated(): Promise<void> {
  if ((await readLocalNetworkPermission()) !== 'prompt' || isLoopbackHost(location.hostname)) return;
  try {
    localStorage.setItem(UNGATED_KEY, '1');
  } catch {
    // Storage is blocked: Connect must be pressed again on the next visit.
  }
}

function readFlag(): boolean {
  try {
    return localStorage.getItem(UNGATED_KEY) === '1';
  } catch {
    return false;
  }
}
