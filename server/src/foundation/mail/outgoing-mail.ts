import { z } from 'zod';
import type { MailKind } from '../values/mail-kinds.ts';

/** What a mail says, in both of its forms. */
export const mailContentSchema = z.strictObject({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type MailContent = z.infer<typeof mailContentSchema>;

export interface OutgoingMail extends MailContent {
  /** The same at every attempt, so that a mail that arrives twice can be told to be one. */
  readonly id: string;
  readonly kind: MailKind;
  readonly createdAt: Date;
}

/** Hands mails over. Rejects when that did not succeed; `PermanentMailFault` when it never will. */
export interface MailTransport {
  /** @returns the file it was written to, where it was */
  readonly deliver: (mail: OutgoingMail) => Promise<{ readonly file?: string }>;
  readonly close: () => void;
}

/** The recipient's server has refused this mail for good. */
export class PermanentMailFault extends Error {
  override readonly name = 'PermanentMailFault';
}
