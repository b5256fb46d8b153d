import { demoPassword } from 'server';
import type { Tokens } from '../../bench/profile/session-pool.ts';

/** Posts JSON to a server, and returns its answer. @throws Error for an answer that is no success */
export async function post<T>(url: string, json: object, token?: string): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(json),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Signs an account of the demo in, such as “member”, at a server or a proxy. */
export const signIn = (url: string, who: string): Promise<Tokens> =>
  post(`${url}/api/account/login`, { email: `${who}@demo.test`, password: demoPassword });
