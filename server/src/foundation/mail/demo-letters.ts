import { plainPage } from '../http/plain-page.ts';
import { escapeHtml } from './letter.ts';
import type { MailTransport, OutgoingMail } from './outgoing-mail.ts';

/** Where the letters of a demo are read, below the address of the app. */
const demoLettersPath = '/demo-letters';

const mostLetters = 50;

/**
 * The letters of a demo without a mail server, for whoever looks around: each is told in the terminal with its link, and
 * the newest are shown on a page. Never for an installation: letters hold the keys to accounts.
 * @param inner where letters go besides
 * @param tell writes a line where the demo was started
 */
export function createDemoLetters(inner: MailTransport, tell: (line: string) => void) {
  const letters: OutgoingMail[] = [];
  const transport: MailTransport = {
    deliver: async (mail) => {
      const delivered = await inner.deliver(mail);
      letters.unshift(mail);
      letters.splice(mostLetters);
      tell(`  A letter to ${mail.to}: ${mail.subject}\n    ${linkOf(mail)}\n`);
      return delivered;
    },
    close: inner.close,
  };
  /** Answers a request for the page; undefined for every other one. */
  const page = (request: Request): Response | undefined =>
    request.method === 'GET' && new URL(request.url).pathname === demoLettersPath
      ? plainPage('Letters of this demo', contentOf(letters))
      : undefined;
  return { transport, page };
}

const linkOf = ({ text }: OutgoingMail) => /https?:\/\/\S+/.exec(text)?.[0] ?? 'It has no link.';

/** A letter is HTML of our own, in which every name is escaped (setLetter); its head and end go. */
const bodyOf = ({ html }: OutgoingMail) => html.replaceAll(/<!doctype html>|<\/?(?:html|body)\b[^>]*>/gi, '');

const contentOf = (letters: readonly OutgoingMail[]) => `
<p>This demo has no mail server: what it would have sent stands here, the newest first. Load the page again for later ones.</p>
${letters.length === 0 ? '<p>No letter was written since the demo was started.</p>' : ''}
${letters
  .map(
    (letter) => `<hr /><article>
<h2>${escapeHtml(letter.subject)}</h2>
<p>To ${escapeHtml(letter.to)}, <time>${letter.createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</time></p>
${bodyOf(letter)}
</article>`,
  )
  .join('\n')}`;
