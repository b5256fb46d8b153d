import { html } from 'hono/html';
import { loadTexts, type LanguageCode } from 'label-core/sentence';
import { pagePath } from '../../foundation/pages/page-language.ts';
import { serverPage } from '../../foundation/pages/server-page.ts';
import { StoreUnavailable } from '../../foundation/store/store-unavailable.ts';
import { en } from './i18n/en.ts';

const textsIn = await loadTexts(en, (language) => import(`./i18n/${language}.ts`));

const UNAVAILABLE = 503;

/** Returns the status page. @param fault why the store cannot be used; undefined: it answers, and the page's status is 200 */
export function statusPage(fault: unknown, language: LanguageCode): Promise<Response> {
  const { help, status } = textsIn(language);
  const isWorking = fault === undefined;
  const database = isWorking ? status.database : isFull(fault) ? status.fullDatabase : status.noDatabase;
  return serverPage({
    kind: 'text',
    language,
    title: status.title,
    status: isWorking ? 200 : UNAVAILABLE,
    content: html`<p><b>${isWorking ? status.working : status.notWorking}</b></p>
      <ul>
        <li>${status.server}</li>
        <li>${database}</li>
      </ul>
      <p>${status.helper}</p>
      <p>
        <a href="${pagePath('status', language)}">${status.again}</a> ·
        <a href="${pagePath('help', language)}">${help.title}</a> · <a href="./#/">${help.openApp}</a>
      </p>`,
  });
}

const isFull = (fault: unknown) => fault instanceof StoreUnavailable && fault.isFull;
