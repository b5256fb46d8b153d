import { z } from 'zod';
import type { MailKind } from '../values/mail-kinds.ts';

/** Content of a mail, as text and as HTML. */
export const mailContentSchema = z.strictObject({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type MailContent = z.infer<typeof mailContentSchema>;

export interface OutgoingMail extends MailContent {
  /** The same at every attempt, so that a mail that arrives twice can be recognised as one. */
  readonly id: string;
  readonly kind: MailKind;
  readonly createdAt: Date;
}

/** Transport of mails. Rejects when the delivery failed; with `PermanentMailFault` when no retry can succeed. */
export interface MailTransport {
  /** @returns the file it was written to, if any */
  readonly deliver: (mail: OutgoingMail) => Promise<{ readonly file?: string }>;
  readonly close: () => void;
}

/** Permanent refusal of this mail by the recipient's server. */
export class PermanentMailFault extends Error {
  override readonly name = 'PermanentMailFault';
}
