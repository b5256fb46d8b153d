import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { LANGUAGES, loadTexts, type LanguageCode } from 'label-core/sentence';
import { en } from './i18n/en.ts';
import { pageStyle } from './page-style.ts';

const textsIn = await loadTexts(en, (language) => import(`./i18n/${language}.ts`));

/** HTML from the `html` template of Hono, in which every value is escaped. */
export type Markup = ReturnType<typeof html>;

/** Kept in one line, because the policy allows exactly these bytes and a formatter must not add any. */
const styleElement = `<style>${pageStyle}</style>`;
const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/** A page with a form has a script file, which calls this server; a page for reading runs nothing. */
type PageKind = 'text' | 'form';

/**
 * Returns the content security policy: the page has its own style and the app's picture; only a form runs a script, its
 * own file, and calls its own server.
 */
const policyOf = (kind: PageKind) =>
  [
    "default-src 'none'",
    ...(kind === 'form' ? ["script-src 'self'"] : []),
    `style-src 'sha256-${styleHash}'`,
    "img-src 'self'",
    ...(kind === 'form' ? ["connect-src 'self'"] : []),
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

interface ServerPage {
  readonly kind: PageKind;
  readonly language: LanguageCode;
  readonly title: string;
  readonly content: Markup;
  /** HTTP status, 200 by default. */
  readonly status?: number;
}

/** Returns a page of the server itself, with links to the same page in the other languages. */
export async function serverPage({
  kind,
  language,
  title,
  content,
  status = 200,
}: ServerPage): Promise<Response> {
  const page = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title.includes('Platen') ? title : `${title} – Platen`}</title>
        <link rel="icon" href="./platen.svg" type="image/svg+xml" />
        ${raw(styleElement)}
      </head>
      <body>
        <main class="${kind}">
          <nav aria-label="${textsIn(language).language}">${languageLinks(language)}</nav>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
  return new Response(page, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      Vary: 'Accept-Language',
      'Content-Security-Policy': policyOf(kind),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

const languageLinks = (language: LanguageCode): Markup[] =>
  Object.entries(LANGUAGES).map(([code, name]) =>
    code === language
      ? html`<b aria-current="true">${name}</b>`
      : html`<a href="?language=${code}" hreflang="${code}" lang="${code}">${name}</a>`,
  );
