import { Buffer } from 'node:buffer';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Whole message, one character a byte. */
  readonly message: string;
}

export interface MailReceiver {
  /** Address for SMTP, with the name and password that it takes. */
  readonly url: string;
  /** All received mails, in order. */
  readonly received: ReceivedMail[];
  readonly close: () => Promise<void>;
}

/** Starts a mail server on this computer; it has no mailbox of anybody whose address begins with “nobody”. */
export async function startMailReceiver(): Promise<MailReceiver> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'platen' && password === 'geheim' ? done(null, { user: 'platen' }) : done(new Error('no')),
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('nobody@')
        ? done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
        : done(),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          message: Buffer.concat(chunks).toString('latin1'),
        });
        done();
      });
    },
  });
  // A client that is killed in the middle of a mail ends its connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://platen:geheim@127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
