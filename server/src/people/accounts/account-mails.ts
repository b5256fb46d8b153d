import { loadTexts, type LanguageCode } from 'label-core/sentence';
import { composeMail } from '../../foundation/mail/mail.ts';
import type { MailContent } from '../../foundation/mail/outgoing-mail.ts';
import { en } from './i18n/en.ts';

const mailTexts = await loadTexts(en, (language) => import(`./i18n/${language}.ts`));

interface Addressed {
  readonly to: string;
  readonly language: LanguageCode;
  /** Base URL of the app, without a trailing slash. */
  readonly origin: string;
}

interface Linked extends Addressed {
  readonly token: string;
}

const linkTo = (origin: string, path: string, token: string) =>
  `${origin}/#${path}?token=${encodeURIComponent(token)}`;

export function verifyMail({
  to,
  language,
  origin,
  token,
  organizationName: organization,
}: Linked & { readonly organizationName: string }): MailContent {
  const { ignore, verify: texts } = mailTexts(language);
  return composeMail({
    to,
    language,
    subject: texts.subject,
    opening: [texts.opening({ organization })],
    link: { label: texts.link, url: linkTo(origin, '/register', token) },
    closing: [ignore],
  });
}

/** Returns the mail for a registration with an address that has an account: only its owner learns about the account. */
export function alreadyRegisteredMail({ to, language, origin }: Addressed): MailContent {
  const { ignore, alreadyRegistered: texts } = mailTexts(language);
  return composeMail({
    to,
    language,
    subject: texts.subject,
    opening: [texts.opening],
    link: { label: texts.link, url: `${origin}/#/login` },
    closing: [ignore],
  });
}

export function resetMail({ to, language, origin, token }: Linked): MailContent {
  const { ignore, reset: texts } = mailTexts(language);
  return composeMail({
    to,
    language,
    subject: texts.subject,
    opening: [texts.opening],
    link: { label: texts.link, url: linkTo(origin, '/account/forgot', token) },
    closing: [ignore],
  });
}

export function passwordChangedMail({ to, language, origin }: Addressed): MailContent {
  const { passwordChanged: texts } = mailTexts(language);
  return composeMail({
    to,
    language,
    subject: texts.subject,
    opening: [texts.opening],
    link: { label: texts.link, url: `${origin}/#/account/forgot` },
    closing: [texts.closing],
  });
}

/** Returns the mail for a second factor that was turned on; its owner learns of it wherever it was done. */
export function secondFactorOnMail({ to, language, origin }: Addressed): MailContent {
  const { secondFactorOn: texts } = mailTexts(language);
  return securityMail({ to, language, origin }, texts, [texts.opening]);
}

export function secondFactorOffMail({ to, language, origin }: Addressed): MailContent {
  const { secondFactorOff: texts } = mailTexts(language);
  return securityMail({ to, language, origin }, texts, [texts.opening]);
}

/** Returns the mail for a second factor that somebody else removed: an administrator, or whoever runs the server. */
export function secondFactorRemovedMail({
  to,
  language,
  origin,
  by,
}: Addressed & { readonly by: string | undefined }): MailContent {
  const { secondFactorOff: texts } = mailTexts(language);
  const opening = by === undefined ? texts.openingByOperator : texts.openingBy({ by });
  return securityMail({ to, language, origin }, texts, [opening, texts.consequence]);
}

/** Mail about a change that its reader should know of, with the way to end it if it was not theirs. */
const securityMail = (
  { to, language, origin }: Addressed,
  texts: { readonly subject: string; readonly link: string; readonly closing: string },
  opening: readonly string[],
): MailContent =>
  composeMail({
    to,
    language,
    subject: texts.subject,
    opening: [...opening],
    link: { label: texts.link, url: `${origin}/#/account/forgot` },
    closing: [texts.closing],
  });

export function invitationMail({
  to,
  language,
  origin,
  token,
  organizationName: organization,
  invitedBy,
}: Linked & { readonly organizationName: string; readonly invitedBy: string }): MailContent {
  const { invitation: texts } = mailTexts(language);
  return composeMail({
    to,
    language,
    subject: texts.subject({ organization }),
    opening: [texts.opening({ invitedBy, organization })],
    link: { label: texts.link, url: linkTo(origin, '/invite', token) },
    closing: [texts.closing],
  });
}
