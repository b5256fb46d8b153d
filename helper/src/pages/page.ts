import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { PageTexts } from './i18n/index.ts';
import { pageStyle } from './page-style.ts';

/** Escaped HTML from the `html` template of Hono. */
export type Markup = ReturnType<typeof html>;

/** Kept in one line, because the policy allows exactly these bytes and a formatter must not add any. */
const styleElement = `<style>${pageStyle}</style>`;
const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/** Allows only our own style sheet: no scripts, images or frames, and forms only to this origin. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** Returns a page: the frame that all pages share, with its title and content. */
export function pageFrame({ language }: PageTexts, title: string, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${raw(styleElement)}
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
}

/** Returns the address of another page of the helper in the same language. */
export const pagePath = (path: string, { language }: PageTexts): string => `${path}?language=${language}`;
