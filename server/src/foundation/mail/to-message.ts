import { PermanentMailFault, type OutgoingMail } from './outgoing-mail.ts';

/** Exactly one address, without characters that form a list, a display name or a header. */
export const mailAddress = /^[^\s@<>"(),;:\\[\]\p{Cc}]+@[^\s@<>"(),;:\\[\]\p{Cc}]+$/u;

/**
 * Returns a mail in the form of the mail library. Addresses are given as objects, never as header text that would be
 * parsed.
 * @throws PermanentMailFault when the recipient is not exactly one address
 */
export function toMessage({ id, to, subject, text, html, createdAt }: OutgoingMail, from: Sender) {
  if (!mailAddress.test(to)) throw new PermanentMailFault('The recipient is not one address.');
  return {
    from,
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    date: createdAt,
    subject,
    text,
    html,
    textEncoding: 'quoted-printable' as const,
    headers: { 'Auto-Submitted': 'auto-generated' },
    // No part of a mail is ever fetched or read from the disk.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export interface Sender {
  readonly name: string;
  readonly address: string;
}
