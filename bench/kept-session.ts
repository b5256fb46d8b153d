import { demoPassword } from 'server';

/** Session of a person, as the browser keeps it. */
export interface KeptSession {
  readonly token: string;
  /** Seconds until the token expires. */
  readonly expires: number;
  readonly refreshToken: string;
}

/** Signs one of the demo's accounts in. @throws Error when the server refuses it */
export async function signIn(url: string, email: string): Promise<KeptSession> {
  const answer = await fetch(`${url}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`Signing in was answered with ${answer.status}.`);
  return answer.json();
}

/** A token lives for ten minutes, and a visit that renews it leaves the others one that is refused. */
const RENEWED_AFTER_MS = 5 * 60_000;

/** Returns a function that signs an account in, and later returns the same session while its token is good for a visit. */
export function sessionsAt(url: string): (email: string) => Promise<KeptSession> {
  const kept = new Map<string, { readonly sinceMs: number; readonly session: Promise<KeptSession> }>();
  return (email) => {
    const known = kept.get(email);
    if (known && performance.now() - known.sinceMs < RENEWED_AFTER_MS) return known.session;
    const session = signIn(url, email);
    kept.set(email, { sinceMs: performance.now(), session });
    return session;
  };
}

/** Returns the storage of a browser with a session at this address. */
export const sessionState = (url: string, session: KeptSession) => ({
  cookies: [],
  origins: [{ origin: url, localStorage: keysOf(session) }],
});

const keysOf = ({ token, expires, refreshToken }: KeptSession) => [
  { name: 'auth_token', value: token },
  { name: 'auth_expires', value: String(Math.floor(Date.now() / 1000) + expires) },
  { name: 'refresh_token', value: refreshToken },
];
