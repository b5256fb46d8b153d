import { createTransport } from 'nodemailer';
import { PermanentMailFault, type MailTransport } from './outgoing-mail.ts';
import { toMessage, type Sender } from './to-message.ts';

const timeoutMs = 20_000;

/** Hands mails to a mail server: `smtp://user:password@host:587` (with STARTTLS where offered) or `smtps://…`. */
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

/** A refused envelope with a reply in the five hundreds. Other such replies are faults of the configuration: those pass. */
const isRefusedForGood = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500;
