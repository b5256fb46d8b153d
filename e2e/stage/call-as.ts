import { demoPassword } from 'server';
import type { Stage } from './stage.ts';

const ORIGIN = 'http://localhost:4173';

/** Calls the server as somebody else than the person at the page. Resolves with the parsed answer. */
export async function callAs(
  stage: Stage,
  email: string,
): Promise<(method: string, path: string, body?: object) => Promise<unknown>> {
  const send = async (method: string, path: string, body?: object, token?: string): Promise<unknown> => {
    const answer = await stage.passOn(
      new Request(`${ORIGIN}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
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
