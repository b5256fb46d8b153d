import { composeMail } from '../../foundation/mail/mail.ts';
import type { MailContent } from '../../foundation/mail/outgoing-mail.ts';

interface Linked {
  readonly to: string;
  /** The app's address, without a trailing slash. */
  readonly origin: string;
  readonly token: string;
}

const linkTo = (origin: string, path: string, token: string) =>
  `${origin}/#${path}?token=${encodeURIComponent(token)}`;

const ignoreIt = 'If this was not you, you need not do anything.';

export const verifyMail = ({
  to,
  origin,
  token,
  organizationName,
}: Linked & { readonly organizationName: string }): MailContent =>
  composeMail({
    to,
    subject: 'Confirm your e-mail address',
    opening: [`Somebody registered the organisation ${organizationName} with this address.`],
    link: {
      label: 'Confirm the address and start, within 24 hours',
      url: linkTo(origin, '/register', token),
    },
    closing: [ignoreIt],
  });

/** For somebody who registers with an address that has an account: only its owner hears that it has. */
export const alreadyRegisteredMail = ({ to, origin }: Omit<Linked, 'token'>): MailContent =>
  composeMail({
    to,
    subject: 'You have an account already',
    opening: ['Somebody tried to register with this address, which has an account already.'],
    link: { label: 'Sign in, or ask there for a new password', url: `${origin}/#/login` },
    closing: [ignoreIt],
  });

export const resetMail = ({ to, origin, token }: Linked): MailContent =>
  composeMail({
    to,
    subject: 'Choose a new password',
    opening: ['Somebody asked for a new password for the account with this address.'],
    link: { label: 'Choose a new password, within one hour', url: linkTo(origin, '/account/forgot', token) },
    closing: [ignoreIt],
  });

export const passwordChangedMail = ({ to, origin }: Omit<Linked, 'token'>): MailContent =>
  composeMail({
    to,
    subject: 'Your password was changed',
    opening: ['The password of your account was changed, and other sign-ins were ended.'],
    link: { label: 'If this was not you, ask for a new password', url: `${origin}/#/account/forgot` },
    closing: ['Then tell your administrator.'],
  });

export const invitationMail = ({
  to,
  origin,
  token,
  organizationName,
  invitedBy,
}: Linked & { readonly organizationName: string; readonly invitedBy: string }): MailContent =>
  composeMail({
    to,
    subject: `Invitation to ${organizationName}`,
    opening: [`${invitedBy} invites you to join ${organizationName}.`],
    link: { label: 'Set up your account, within seven days', url: linkTo(origin, '/invite', token) },
    closing: ['If you do not know who that is, you need not do anything.'],
  });
