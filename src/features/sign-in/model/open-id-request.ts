import type { IdentityProvider } from '../api/identity-provider-queries';
import { savePending } from './open-id-pending';

/** Purpose of the identity: the middle part of `state`. */
export type OpenIdType = 'login' | 'register' | 'invite';

/** Data sent with the identity when it creates an account. */
export interface OpenIdErrand {
  invitationToken?: string;
  organizationName?: string;
  templateId?: string;
}

export interface OpenIdIntent {
  type: OpenIdType;
  errand?: OpenIdErrand;
  /** Path the person wanted to open: this page and its memory end here. */
  redirectPath: string;
}

const RANDOM_BYTES = 32;

/**
 * Starts a sign-in at a provider: stores it in this tab, once and for ten minutes, and returns the URL to go to. Its
 * parameters are those of specification 7: response type `code id_token`, scope `openid profile email`, a state
 * `provider;type;state`, the silent sign-in page as redirect target, and a nonce.
 */
export function startOpenId(
  provider: IdentityProvider,
  intent: OpenIdIntent,
  { nowMs = Date.now(), origin = globalThis.location.origin }: { nowMs?: number; origin?: string } = {},
): URL {
  const key = randomText();
  const nonce = randomText();
  const state = [encodeURIComponent(provider.name), intent.type, key].join(';');
  const redirectUri = `${origin}/silent-login.html`;
  savePending(key, { ...intent, provider: provider.name, state, nonce, redirectUri, createdAtMs: nowMs });
  const address = new URL(provider.configuration.authorization_endpoint);
  const parameters = {
    response_type: 'code id_token',
    scope: 'openid profile email',
    client_id: provider.clientId,
    state,
    redirect_uri: redirectUri,
    nonce,
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address;
}

/** Returns 256 random bits as base64url. */
function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
