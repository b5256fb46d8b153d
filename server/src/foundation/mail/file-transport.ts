import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailTransport, OutgoingMail } from './outgoing-mail.ts';
import { toMessage, type Sender } from './to-message.ts';

/**
 * Returns a transport that writes mails as files into a folder only its owner can read, for servers without a mail
 * server.
 */
export function createFileTransport(folder: string, from: Sender): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    deliver: async (mail) => {
      const { message } = await composer.sendMail(toMessage(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return { file: await writeNew(folder, nameOf(mail), message as Buffer) };
    },
    close: () => composer.close(),
  };
}

const nameOf = ({ createdAt, kind, to }: OutgoingMail) =>
  `${createdAt.toISOString().replaceAll(':', '-')}-${kind}-${to.replaceAll(/[^\w.@+-]/g, '_').slice(0, 100)}`;

/** Writes a new file; two mails of the same moment get two files. */
async function writeNew(folder: string, name: string, message: Buffer): Promise<string> {
  for (let copy = 1; ; copy += 1) {
    const file = join(folder, `${name}${copy === 1 ? '' : `-${copy}`}.eml`);
    try {
      await writeFile(file, message, { mode: 0o600, flag: 'wx' });
      return file;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}
