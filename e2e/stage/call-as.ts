import { demoPassword } from 'server';
import type { Stage } from './stage.ts';

/** Calls the server as one person, with JSON or a form; resolves with the parsed answer, rejects with the server's error. */
export type CallAs = (method: string, path: string, body?: object) => Promise<unknown>;

/** Returns calls to the server by another person than the one at the page. */
export function callAs(stage: Stage, email: string): Promise<CallAs> {
  return callServerAs((request) => stage.passOn(request), stage.origin, email);
}

/** Does the same with a server that is reached in another way. */
export async function callServerAs(
  reach: (request: Request) => Promise<Response>,
  origin: string,
  email: string,
): Promise<CallAs> {
  const send = async (method: string, path: string, body?: object, token?: string): Promise<unknown> => {
    const answer = await reach(
      new Request(`${origin}${path}`, {
        method,
        headers: {
          ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      }),
    );
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const login = (await send('POST', '/api/account/login', { email, password: demoPassword })) as {
    token: string;
  };
  return (method, path, body) => send(method, path, body, login.token);
}
