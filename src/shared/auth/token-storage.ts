/** Keys of local storage, exactly as prescribed (specification 7, Local storage). */
export const STORAGE_KEYS = {
  token: 'auth_token',
  /** Epoch seconds. */
  expires: 'auth_expires',
  refreshToken: 'refresh_token',
  roles: 'roles',
} as const;

/** Session data that survives a reload. `expiry` is in epoch seconds; 0 means nobody is signed in. */
export interface StoredSession {
  token: string;
  refreshToken: string;
  expiry: number;
  roles: readonly string[];
}

export const NO_SESSION: StoredSession = { token: '', refreshToken: '', expiry: 0, roles: [] };

/** Returns the stored session of this browser. Invalid or blocked storage counts as nobody signed in. */
export function readStoredSession(storage: Storage | undefined = browserStorage()): StoredSession {
  const token = storage?.getItem(STORAGE_KEYS.token) ?? '';
  if (!storage || token === '') return NO_SESSION;
  const expiry = Number(storage.getItem(STORAGE_KEYS.expires));
  return {
    token,
    refreshToken: storage.getItem(STORAGE_KEYS.refreshToken) ?? '',
    expiry: Number.isFinite(expiry) ? expiry : 0,
    roles: readRoles(storage.getItem(STORAGE_KEYS.roles)),
  };
}

/** Writes the session; a full or blocked storage is not an error, the session then lasts as long as the page. */
export function writeStoredSession(
  session: StoredSession,
  storage: Storage | undefined = browserStorage(),
): void {
  try {
    storage?.setItem(STORAGE_KEYS.expires, String(session.expiry));
    storage?.setItem(STORAGE_KEYS.refreshToken, session.refreshToken);
    storage?.setItem(STORAGE_KEYS.roles, JSON.stringify(session.roles));
    // Other tabs see the keys change one by one: they must never see a new token with an old expiry.
    storage?.setItem(STORAGE_KEYS.token, session.token);
  } catch {
    // The session is kept in memory only.
  }
}

/** Removes all four keys. */
export function clearStoredSession(storage: Storage | undefined = browserStorage()): void {
  for (const key of Object.values(STORAGE_KEYS)) storage?.removeItem(key);
}

function readRoles(text: string | null): string[] {
  try {
    const roles: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [];
  } catch {
    return [];
  }
}

/** Returns local storage; even reading `localStorage` throws where the browser blocks it. */
function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
