import type { LanguageCode } from 'label-core/sentence';
import type { MailContent } from './outgoing-mail.ts';

/** Mail before it is composed: plain sentences and at most one link. */
export interface MailDraft {
  readonly to: string;
  readonly language: LanguageCode;
  readonly subject: string;
  readonly opening: readonly string[];
  readonly link?: { readonly label: string; readonly url: string };
  readonly closing: readonly string[];
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

/**
 * Removes line breaks and other control characters: names are typed by people, and a line break in one would change the
 * mail around it.
 */
const onOneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ');

/** Returns the colon; French has a space before it. */
const colonIn = (language: LanguageCode) => (language === 'fr' ? '\u00A0:' : ':');

/** Composes a mail as plain text and as simple HTML without pictures, styles or anything loaded from elsewhere. */
export function composeMail({ to, language, subject, opening, link, closing }: MailDraft): MailContent {
  const paragraph = (text: string) => `<p>${escapeHtml(onOneLine(text))}</p>`;
  return {
    to,
    subject: onOneLine(subject).slice(0, 200),
    text: `${[...opening.map(onOneLine), ...(link ? [`${link.label}${colonIn(language)}\n${link.url}`] : []), ...closing.map(onOneLine)].join('\n\n')}\n`,
    html: [
      `<!doctype html><html lang="${language}"><body>`,
      ...opening.map(paragraph),
      ...(link ? [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`] : []),
      ...closing.map(paragraph),
      '</body></html>',
    ].join('\n'),
  };
}
