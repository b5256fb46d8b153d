import { html } from 'hono/html';
import { loadTexts, type LanguageCode } from 'label-core/sentence';
import { pagePath } from '../../foundation/pages/page-language.ts';
import { serverPage } from '../../foundation/pages/server-page.ts';
import { en } from './i18n/en.ts';

const textsIn = await loadTexts(en, (language) => import(`./i18n/${language}.ts`));

const UNAVAILABLE = 503;

/** Returns the status page; the state of the store is that of /health. */
export function statusPage(isStoreAvailable: boolean, language: LanguageCode): Promise<Response> {
  const { help, status } = textsIn(language);
  return serverPage({
    kind: 'text',
    language,
    title: status.title,
    status: isStoreAvailable ? 200 : UNAVAILABLE,
    content: html`<p><b>${isStoreAvailable ? status.working : status.notWorking}</b></p>
      <ul>
        <li>${status.server}</li>
        <li>${isStoreAvailable ? status.database : status.noDatabase}</li>
      </ul>
      <p>${status.helper}</p>
      <p>
        <a href="${pagePath('status', language)}">${status.again}</a> ·
        <a href="${pagePath('help', language)}">${help.title}</a> · <a href="./#/">${help.openApp}</a>
      </p>`,
  });
}
