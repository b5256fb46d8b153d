import type { OutgoingMail } from '../foundation/mail/outgoing-mail.ts';
import type { TestServer } from './test-server.ts';

/** Returns the mails to an address so far, newest last. */
export const mailsTo = async (server: TestServer, email: string): Promise<readonly OutgoingMail[]> =>
  (await server.mails()).filter(({ to }) => to === email);

/** Returns the token in the newest mail to an address. */
export async function tokenTo(server: TestServer, email: string): Promise<string> {
  const mail = (await mailsTo(server, email)).at(-1);
  const token = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`There is no token in the newest mail to ${email}.`);
  return token;
}
