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
