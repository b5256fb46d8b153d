import { createTransport } from 'nodemailer';
import { PermanentMailFault, type MailTransport } from './outgoing-mail.ts';
import { toMessage, type Sender } from './to-message.ts';

const timeoutMs = 20_000;

/** Returns a transport to a mail server: `smtp://user:password@host:587` (with STARTTLS if offered) or `smtps://…`. */
export function createSmtpTransport(url: string, from: Sender): MailTransport {
  const transporter = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    deliver: async (mail) => {
      try {
        await transporter.sendMail(toMessage(mail, from));
        return {};
      } catch (error) {
        throw isRefusedForGood(error) ? new PermanentMailFault('refused', { cause: error }) : error;
      }
    },
    close: () => transporter.close(),
  };
}

/**
 * Returns whether the envelope was refused with a 5xx reply. Other 5xx replies are configuration errors, which are
 * temporary.
 */
const isRefusedForGood = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500;
