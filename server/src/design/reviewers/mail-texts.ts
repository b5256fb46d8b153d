import type { ReviewState } from 'label-core/review';
import { composeMail } from '../../foundation/mail/mail.ts';
import type { MailContent } from '../../foundation/mail/outgoing-mail.ts';

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

const inWords = ({ version, name }: ToldVersion) => `Version ${version} of “${name}”`;

const waitsFor: Readonly<Partial<Record<ReviewState, string>>> = {
  DataApprover: 'its data to be approved',
  DesignApprover: 'its design to be approved',
  Publisher: 'its publication',
};

/** For those whose turn it is. */
export const waitingMail = (to: string, told: ToldVersion, origin: string | undefined): MailContent =>
  composeMail({
    to,
    subject: `${inWords(told)} waits for you`,
    opening: [
      `${inWords(told)} waits for ${waitsFor[told.state] ?? 'its review'}, and you can decide on it.`,
    ],
    ...linkTo(origin, 'Look at it and decide', {
      ...told,
      page: told.state === 'Publisher' ? 'publish' : 'approve',
    }),
    closing: ['If somebody else has decided meanwhile, you need not do anything.'],
  });

/** For whoever uploaded a version that somebody rejected. */
export const rejectedMail = (
  to: string,
  { by, comment, ...told }: Decided,
  origin: string | undefined,
): MailContent =>
  composeMail({
    to,
    subject: `${inWords(told)} was rejected`,
    opening: [`${by} rejected ${lowerFirst(inWords(told))} and wrote:`, comment],
    ...linkTo(origin, 'Look at it', { ...told, page: 'preview' }),
    closing: [
      'It is a draft again. Replace its file or its test data, then set it ready for approval once more.',
    ],
  });

/** For whoever uploaded a version that is printed from now on. */
export const publishedMail = (
  to: string,
  { by, comment, ...told }: Decided,
  origin: string | undefined,
): MailContent =>
  composeMail({
    to,
    subject: `${inWords(told)} is published`,
    opening: [
      `${by} published ${lowerFirst(inWords(told))}. It is what is printed from now on.`,
      ...(comment === '' ? [] : [comment]),
    ],
    ...linkTo(origin, 'Look at it', { ...told, page: 'preview' }),
    closing: ['You need not do anything.'],
  });

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
