import { plainPage } from '../http/plain-page.ts';
import { escapeHtml } from './mail.ts';
import type { MailTransport, OutgoingMail } from './outgoing-mail.ts';

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
  const page = (request: Request): Response | undefined =>
    request.method === 'GET' && new URL(request.url).pathname === demoMailsPath
      ? plainPage('Mails of this demo', contentOf(mails))
      : undefined;
  return { transport, page };
}

const linkOf = ({ text }: OutgoingMail) => /https?:\/\/\S+/.exec(text)?.[0] ?? 'It has no link.';

/**
 * Returns the body of a mail, which is our own HTML with every name escaped (composeMail), without its html and body
 * tags.
 */
const bodyOf = ({ html }: OutgoingMail) => html.replaceAll(/<!doctype html>|<\/?(?:html|body)\b[^>]*>/gi, '');

const languageOf = ({ html }: OutgoingMail) => /<html lang="([a-z]+)"/.exec(html)?.[1] ?? 'en';

const contentOf = (mails: readonly OutgoingMail[]) => `
<p>This demo has no mail server: what it would have sent stands here, the newest first. Load the page again for later ones.</p>
${mails.length === 0 ? '<p>No mail was written since the demo was started.</p>' : ''}
${mails
  .map(
    (mail) => `<hr /><article lang="${languageOf(mail)}">
<h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.to)}, <time>${mail.createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</time></p>
${bodyOf(mail)}
</article>`,
  )
  .join('\n')}`;
