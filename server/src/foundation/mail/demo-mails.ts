import { html, raw } from 'hono/html';
import { loadTexts, type LanguageCode } from 'label-core/sentence';
import { chooseLanguage } from '../languages/choose-language.ts';
import { serverPage, type Markup } from '../pages/server-page.ts';
import { en } from './i18n/en.ts';
import type { MailTransport, OutgoingMail } from './outgoing-mail.ts';

const textsIn = await loadTexts(en, (language) => import(`./i18n/${language}.ts`));

/** Path of the page with the mails of a demo. */
const demoMailsPath = '/demo-mails';

const mostMails = 50;

/**
 * Returns a transport for the mails of a demo without a mail server: prints each mail with its link in the terminal,
 * and shows the newest on a page. Never for a real installation: mails contain the keys to accounts.
 * @param inner transport that the mails are also handed to
 * @param tell writes a line to the terminal in which the demo was started
 */
export function createDemoMails(inner: MailTransport, tell: (line: string) => void) {
  const mails: OutgoingMail[] = [];
  const transport: MailTransport = {
    deliver: async (mail) => {
      const delivered = await inner.deliver(mail);
      mails.unshift(mail);
      mails.splice(mostMails);
      tell(`  A mail to ${mail.to}: ${mail.subject}\n    ${linkOf(mail)}\n`);
      return delivered;
    },
    close: inner.close,
  };
  /** Returns the page for its request; undefined for every other request. */
  const page = (request: Request): Promise<Response> | undefined => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method !== 'GET' || pathname !== demoMailsPath) return undefined;
    const language = chooseLanguage(
      [searchParams.get('language')],
      request.headers.get('accept-language') ?? undefined,
    );
    return serverPage({
      kind: 'text',
      language,
      title: textsIn(language).title,
      content: contentOf(mails, language),
    });
  };
  return { transport, page };
}

const linkOf = ({ text }: OutgoingMail) => /https?:\/\/\S+/.exec(text)?.[0] ?? 'It has no link.';

/**
 * Returns the body of a mail, which is our own HTML with every name escaped (composeMail), without its html and body
 * tags.
 */
const bodyOf = (mail: OutgoingMail) =>
  mail.html.replaceAll(/<!doctype html>|<\/?(?:html|body)\b[^>]*>/gi, '');

const languageOf = (mail: OutgoingMail) => /<html lang="([a-z]+)"/.exec(mail.html)?.[1] ?? 'en';

function contentOf(mails: readonly OutgoingMail[], language: LanguageCode): Markup {
  const texts = textsIn(language);
  return html`<p>${texts.hint}</p>
    ${mails.length === 0 ? html`<p>${texts.none}</p>` : mails.map((mail) => article(mail, language))}`;
}

function article(mail: OutgoingMail, language: LanguageCode): Markup {
  const time = mail.createdAt.toISOString().slice(0, 16).replace('T', ' ');
  return html`<hr />
    <article lang="${languageOf(mail)}">
      <h2>${mail.subject}</h2>
      <p lang="${language}">${textsIn(language).details({ address: mail.to, time })}</p>
      ${raw(bodyOf(mail))}
    </article>`;
}
