import type { OutgoingMail } from '../foundation/mail/outgoing-mail.ts';
import type { TestServer } from './test-server.ts';

/** The letters to an address so far, the newest last. */
export const lettersTo = async (server: TestServer, email: string): Promise<readonly OutgoingMail[]> =>
  (await server.mails()).filter(({ to }) => to === email);

/** The token in the newest letter to an address. */
export async function tokenTo(server: TestServer, email: string): Promise<string> {
  const letter = (await lettersTo(server, email)).at(-1);
  const token = /token=([\w-]{43})/.exec(letter?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`There is no token in the newest letter to ${email}.`);
  return token;
}
