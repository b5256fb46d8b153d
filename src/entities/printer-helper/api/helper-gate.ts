import { isLoopbackHost } from '../model/page-address';
import { readLocalNetworkPermission, type LocalNetworkPermission } from './local-network-permission';

/**
 * Set when the helper answered although the permission still read `prompt`: this browser never asks (a policy, or the
 * check is switched off), so Connect need not be pressed again on every visit.
 */
const UNGATED_KEY = 'helper_ungated';

/** Whether a call to the helper can go out without the browser asking the person. */
export function isHelperUngated(permission: LocalNetworkPermission): boolean {
  if (permission === 'granted' || permission === 'unsupported') return true;
  return permission === 'prompt' && (isLoopbackHost(location.hostname) || readFlag());
}

/** To be called after an answer of the helper. */
export async function rememberUngated(): Promise<void> {
  if ((await readLocalNetworkPermission()) !== 'prompt' || isLoopbackHost(location.hostname)) return;
  try {
    localStorage.setItem(UNGATED_KEY, '1');
  } catch {
    // Storage is blocked: Connect is asked for on the next visit again.
  }
}

function readFlag(): boolean {
  try {
    return localStorage.getItem(UNGATED_KEY) === '1';
  } catch {
    return false;
  }
}
