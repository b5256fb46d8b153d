import { decodeJwt } from 'jose';
import type { OpenIdErrand, OpenIdType } from './open-id-request';
import { takePending, type OpenIdPending } from './open-id-pending';

/** A provider's answer that belongs to a sign-in of this tab. */
export interface OpenIdAnswer {
  provider: string;
  type: OpenIdType;
  code: string;
  idToken: string;
  state: string;
  nonce: string;
  redirectUri: string;
  errand?: OpenIdErrand | undefined;
}

/**
 * Reason why an answer is not used. `none`: there is no answer; `unexpected`: no sign-in of this tab waits for it, or
 * it waited too long; `mixed-up`: it names another provider, type or nonce; `refused`: the provider refused;
 * `incomplete`: code or id token is missing.
 */
export type OpenIdFault = 'none' | 'unexpected' | 'mixed-up' | 'refused' | 'incomplete';

export type OpenIdReading =
  | { isGood: true; answer: OpenIdAnswer; redirectPath: string }
  | { isGood: false; fault: OpenIdFault };

/**
 * Reads the provider's answer in the fragment of the redirect. Everything must match the stored sign-in of this tab,
 * which is removed first; any missing or different part fails closed.
 */
export function readOpenIdAnswer(
  fragment: string,
  { nowMs = Date.now(), storage = sessionStorage }: { nowMs?: number; storage?: Storage } = {},
): OpenIdReading {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const state = given.get('state') ?? '';
  if (fragment === '') return { isGood: false, fault: 'none' };
  const pending = takePending(state.split(';')[2] ?? '', nowMs, storage);
  if (!pending) return { isGood: false, fault: 'unexpected' };
  if (!isSameSignIn(state, pending)) return { isGood: false, fault: 'mixed-up' };
  if (given.has('error')) return { isGood: false, fault: 'refused' };
  const code = given.get('code') ?? '';
  const idToken = given.get('id_token') ?? '';
  if (code === '' || idToken === '') return { isGood: false, fault: 'incomplete' };
  if (nonceOf(idToken) !== pending.nonce) return { isGood: false, fault: 'mixed-up' };
  const { provider, type, nonce, redirectUri, errand, redirectPath } = pending;
  return {
    isGood: true,
    redirectPath,
    answer: { provider, type, code, idToken, state, nonce, redirectUri, errand },
  };
}

/** Returns whether the whole state, and each of its parts, are those this tab sent (RFC 9700, mix-up). */
function isSameSignIn(state: string, pending: OpenIdPending): boolean {
  const [provider, type] = state.split(';');
  return (
    state === pending.state && provider === encodeURIComponent(pending.provider) && type === pending.type
  );
}

/**
 * Returns the nonce of an id token. The server checks the signature; here a token of another sign-in is detected before
 * it is sent.
 */
function nonceOf(idToken: string): unknown {
  try {
    return decodeJwt(idToken)['nonce'];
  } catch {
    return undefined;
  }
}

/**
 * Storage key under which `silent-login.html` stores the provider's answer for this app; in session storage, never in a
 * URL.
 */
const KEY = 'oidc:answer';

/** Returns the answer and removes it. Empty when there is none. */
export function takeHandedOver(storage: Storage = sessionStorage): string {
  const fragment = storage.getItem(KEY) ?? '';
  storage.removeItem(KEY);
  return fragment;
}
