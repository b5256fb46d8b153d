import { createHash } from 'node:crypto';
import { pageStyle } from './page-style.ts';

/** Style of a page for reading: the card of the set-up page, but wider. */
const style = `${pageStyle}
h2 { font-size: 16px; line-height: 24px; font-weight: 600; margin: 24px 0 0; }
ul { margin: 8px 0 0; padding-left: 20px; }
main { max-width: 640px; }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * Content security policy: the page has only its own style and the app's picture; it runs no scripts and sends no
 * requests.
 */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Returns a plain HTML page of the server itself. `content` is HTML: any text from outside must be escaped in it. */
export const plainPage = (title: string, content: string, status = 200): Response =>
  new Response(
    `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} – Platen</title>
    <link rel="icon" href="./platen.svg" type="image/svg+xml" />
    <style>${style}</style>
  </head>
  <body><main><h1>${title}</h1>${content}</main></body>
</html>
`,
    {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy,
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
        'X-Content-Type-Options': 'nosniff',
      },
    },
  );
