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

/** Who ended the last session of this tab: the person in this tab, the server by a refusal, or another tab. */
export type SessionEnding = 'person' | 'server' | 'other-tab';

export interface AuthState extends StoredSession {
  status: AuthStatus;
  endedBy: SessionEnding;
  errorMessages: readonly string[];
  isRefreshing: boolean;
  /** Address that the person requested before sign-in. */
  redirectPath: string;
}

/** Answer of the authentication service to sign-in and refresh; `expires` is in seconds from now. */
export interface TokenAnswer {
  token: string;
  refreshToken: string;
  expires: number;
}

/** Store of the session: read with the hook in components, with `getState` elsewhere. */
export const useTokenStore = create<AuthState>(() => ({
  ...readStoredSession(),
  status: '',
  endedBy: 'person',
  errorMessages: [],
  isRefreshing: false,
  redirectPath: '',
}));

/** Stores a new token pair. The expiry is stored as current epoch seconds plus `expires` (specification 9). */
export function adoptTokens(answer: TokenAnswer, nowMs: number = Date.now()): void {
  const { roles } = useTokenStore.getState();
  adoptSession({
    token: answer.token,
    refreshToken: answer.refreshToken,
    expiry: Math.floor(nowMs / 1000) + answer.expires,
    roles,
  });
}

/** Stores the roles that the server returned, for tokens that carry none. */
export function adoptRoles(roles: readonly string[]): void {
  const { token, refreshToken, expiry } = useTokenStore.getState();
  adoptSession({ token, refreshToken, expiry, roles });
}

function adoptSession(session: StoredSession): void {
  writeStoredSession(session);
  useTokenStore.setState({ ...session });
}

/** Ends the session in this browser: clears the storage first, then the state that all screens use. */
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

/** Returns whether the session is logged in: its expiry is in the future (specification 4). */
export function isLoggedIn(
  session: Pick<StoredSession, 'expiry' | 'token'>,
  nowMs: number = Date.now(),
): boolean {
  return session.token !== '' && session.expiry > nowMs / 1000;
}

/** Returns whether the session has a refresh token, even if the access token has expired: a refresh may still save the session. */
export function canRefresh(session: Pick<StoredSession, 'refreshToken'>): boolean {
  return session.refreshToken !== '';
}

/**
 * Follows session changes in other tabs of this browser: adopts a refreshed token, and ends the session here after a
 * sign-out there. Returns the function that stops following.
 */
export function followOtherTabs(): () => void {
  globalThis.addEventListener('storage', followStorage);
  return () => globalThis.removeEventListener('storage', followStorage);
}

function followStorage(event: StorageEvent): void {
  if (event.key !== null && event.key !== STORAGE_KEYS.token && event.key !== STORAGE_KEYS.expires) return;
  const stored = readStoredSession();
  if (stored.token !== '') useTokenStore.setState({ ...stored });
  // Other tabs clear the storage as well; if this tab has already ended the session, `endedBy` stays as it is.
  else if (useTokenStore.getState().token !== '') endSession({ endedBy: 'other-tab' });
}
