import { create } from 'zustand';
import {
  clearStoredSession,
  NO_SESSION,
  readStoredSession,
  STORAGE_KEYS,
  writeStoredSession,
  type StoredSession,
} from './token-storage';

/** The states of specification 4: empty, loading, success, error, emailsent, reset. */
export type AuthStatus = '' | 'loading' | 'success' | 'error' | 'emailsent' | 'reset';

/** Who ended the last session of this tab: the person here, the server by a refusal, or another tab. */
export type SessionEnding = 'person' | 'server' | 'other-tab';

export interface AuthState extends StoredSession {
  status: AuthStatus;
  endedBy: SessionEnding;
  errorMessages: readonly string[];
  isRefreshing: boolean;
  /** Where the person wanted to go before signing in. */
  redirectPath: string;
}

/** What the authentication service answers to sign-in and refresh; `expires` is in seconds from now. */
export interface TokenAnswer {
  token: string;
  refreshToken: string;
  expires: number;
}

/** The one store of the session: read with the hook in components, with `getState` elsewhere. */
export const useTokenStore = create<AuthState>(() => ({
  ...readStoredSession(),
  status: '',
  endedBy: 'person',
  errorMessages: [],
  isRefreshing: false,
  redirectPath: '',
}));

/** Takes over a fresh token pair. Its expiry is stored as current epoch seconds plus `expires` (specification 9). */
export function adoptTokens(answer: TokenAnswer, nowMs: number = Date.now()): void {
  const { roles } = useTokenStore.getState();
  adoptSession({
    token: answer.token,
    refreshToken: answer.refreshToken,
    expiry: Math.floor(nowMs / 1000) + answer.expires,
    roles,
  });
}

/** Remembers the roles that the server told, for tokens that carry none. */
export function adoptRoles(roles: readonly string[]): void {
  const { token, refreshToken, expiry } = useTokenStore.getState();
  adoptSession({ token, refreshToken, expiry, roles });
}

function adoptSession(session: StoredSession): void {
  writeStoredSession(session);
  useTokenStore.setState({ ...session });
}

/** Ends the session in this browser: storage first, then the state every screen hangs on. */
export function endSession(
  patch: Partial<Pick<AuthState, 'status' | 'errorMessages' | 'endedBy'>> = {},
): void {
  clearStoredSession();
  useTokenStore.setState({
    ...NO_SESSION,
    status: '',
    errorMessages: [],
    isRefreshing: false,
    endedBy: 'person',
    ...patch,
  });
}

/** Logged in means the expiry lies in the future (specification 4). */
export function isLoggedIn(
  session: Pick<StoredSession, 'expiry' | 'token'>,
  nowMs: number = Date.now(),
): boolean {
  return session.token !== '' && session.expiry > nowMs / 1000;
}

/** Somebody was signed in here, even if the token has run out since: a refresh may still save the session. */
export function canRefresh(session: Pick<StoredSession, 'refreshToken'>): boolean {
  return session.refreshToken !== '';
}

/**
 * Follows what other tabs of this browser do with the session: a refreshed token is taken over, a sign-out ends
 * the session here as well. Returns the function that stops following.
 */
export function followOtherTabs(): () => void {
  globalThis.addEventListener('storage', followStorage);
  return () => globalThis.removeEventListener('storage', followStorage);
}

function followStorage(event: StorageEvent): void {
  if (event.key !== null && event.key !== STORAGE_KEYS.token && event.key !== STORAGE_KEYS.expires) return;
  const stored = readStoredSession();
  if (stored.token !== '') useTokenStore.setState({ ...stored });
  // The other tabs clear up as well: who ended it here stays as it is.
  else if (useTokenStore.getState().token !== '') endSession({ endedBy: 'other-tab' });
}
