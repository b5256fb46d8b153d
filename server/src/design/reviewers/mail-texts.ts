import { loadTexts, type LanguageCode } from 'label-core/sentence';
import type { ReviewState } from 'label-core/review';
import { composeMail } from '../../foundation/mail/mail.ts';
import type { MailContent } from '../../foundation/mail/outgoing-mail.ts';
import { en } from './i18n/en.ts';

const mailTexts = await loadTexts(en, (language) => import(`./i18n/${language}.ts`));

interface Addressed {
  readonly to: string;
  readonly language: LanguageCode;
  /** Base URL of the app; undefined: the mail has no link. */
  readonly origin: string | undefined;
}

interface ToldVersion {
  readonly labelId: number;
  readonly labelVersionId: number;
  readonly name: string;
  readonly version: number;
  readonly state: ReviewState;
}

interface Decided extends ToldVersion {
  readonly by: string;
  readonly comment: string;
}

type Link = { readonly link?: { readonly label: string; readonly url: string } };

const linkTo = (
  origin: string | undefined,
  label: string,
  { labelId, labelVersionId, page }: ToldVersion & { readonly page: string },
): Link =>
  origin === undefined
    ? {}
    : { link: { label, url: `${origin}/#/qa/labels/${labelId}/versions/${labelVersionId}/${page}` } };

/** Returns the mail to the people who can act next. */
export function waitingMail({ to, language, origin }: Addressed, told: ToldVersion): MailContent {
  const { waiting: texts } = mailTexts(language);
  const page = told.state === 'Publisher' ? 'publish' : 'approve';
  return composeMail({
    to,
    language,
    subject: texts.subject(told),
    opening: [texts.opening(told)],
    ...linkTo(origin, texts.link, { ...told, page }),
    closing: [texts.closing],
  });
}

/** Returns the mail to the uploader of a version that was rejected. */
export function rejectedMail({ to, language, origin }: Addressed, told: Decided): MailContent {
  const { look, rejected: texts } = mailTexts(language);
  return composeMail({
    to,
    language,
    subject: texts.subject(told),
    opening: [texts.opening(told), told.comment],
    ...linkTo(origin, look, { ...told, page: 'preview' }),
    closing: [texts.closing],
  });
}

/** Returns the mail to the uploader of a version that was published. */
export function publishedMail({ to, language, origin }: Addressed, told: Decided): MailContent {
  const { look, published: texts } = mailTexts(language);
  return composeMail({
    to,
    language,
    subject: texts.subject(told),
    opening: [texts.opening(told), ...(told.comment === '' ? [] : [told.comment])],
    ...linkTo(origin, look, { ...told, page: 'preview' }),
    closing: [texts.closing],
  });
}
