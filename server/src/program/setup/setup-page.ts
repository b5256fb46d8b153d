import { createHash } from 'node:crypto';
import { minPasswordLength } from './setup-schemas.ts';
import { pageStyle } from '../../foundation/http/page-style.ts';

const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/** Content security policy: the page runs its own script file, has its own style and calls its own server; nothing else. */
export const setupPagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const field = (name: string, label: string, attributes: string) =>
  `<label for="${name}">${label}</label><input id="${name}" name="${name}" required ${attributes} />`;

const form = `
  <h1>Set up Platen</h1>
  <p>Name your organisation and create its first account. It administers everything else.</p>
  <form>
    ${field('organizationName', 'Organisation', 'maxlength="200" autocomplete="organization"')}
    ${field('firstname', 'First name', 'maxlength="200" autocomplete="given-name"')}
    ${field('lastname', 'Last name', 'maxlength="200" autocomplete="family-name"')}
    ${field('email', 'E-mail address', 'type="email" maxlength="254" autocomplete="username"')}
    ${field('password', `Password, at least ${minPasswordLength} characters`, `type="password" minlength="${minPasswordLength}" maxlength="128" autocomplete="new-password"`)}
    ${field('repeated', 'Password again', 'type="password" maxlength="128" autocomplete="new-password"')}
    <button>Set up</button>
  </form>
  <p id="message" role="alert" hidden></p>
  <p id="done" hidden>Platen is ready. <a href="./#/login">Sign in</a></p>
  <noscript><p>This page needs JavaScript. Switch it on for this address and reload the page.</p></noscript>
  <script src="setup.js" defer></script>`;

const afterwards = `
  <h1>Platen is set up already</h1>
  <p><a href="./#/login">Sign in</a></p>`;

/** Returns the whole page; it contains no text from outside. */
export const setupPage = (isSetUp: boolean) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Set up Platen</title>
    <link rel="icon" href="./platen.svg" type="image/svg+xml" />
    <style>${pageStyle}</style>
  </head>
  <body><main>${isSetUp ? afterwards : form}</main></body>
</html>
`;
