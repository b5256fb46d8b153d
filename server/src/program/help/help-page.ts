import { html } from 'hono/html';
import { loadTexts, type LanguageCode, type Texts } from 'label-core/sentence';
import { pagePath } from '../../foundation/pages/page-language.ts';
import { serverPage, type Markup } from '../../foundation/pages/server-page.ts';
import { en } from './i18n/en.ts';

const textsIn = await loadTexts(en, (language) => import(`./i18n/${language}.ts`));

/** A variable of a label as it is written in an SVG file. */
const VARIABLE = '{{title}}';

/** Returns the help page: what each screen is for, and whom to ask. */
export function helpPage(language: LanguageCode): Promise<Response> {
  const texts = textsIn(language).help;
  return serverPage({
    kind: 'text',
    language,
    title: texts.title,
    content: html`<p>
        <a href="./#/">${texts.openApp}</a> · <a href="${pagePath('status', language)}">${texts.status}</a>
      </p>
      ${sectionsOf(texts)}
      <h2 id="support">${texts.support.title}</h2>
      <p>${texts.support.administrator}</p>
      <p>${texts.support.operator}</p>
      <p>${texts.support.ownPages}</p>
      <p><a href="./third-party-notices.txt">${texts.thirdParties}</a></p>`,
  });
}

function sectionsOf({ screens, print, helper, labels, setUp }: Texts<typeof en>['help']): Markup {
  return html`<h2>${print.title}</h2>
    <dl>
      ${entry(screens.myArticles, print.articles)} ${entry(screens.myLabels, print.labels)}
      ${entry(screens.myOrders, print.orders)} ${entry(screens.quickPrint, print.quickPrint)}
      ${entry(screens.printHistory, print.history)}
    </dl>
    <h2>${helper.title}</h2>
    <ul>
      <li>${helper.purpose}</li>
      <li>${helper.download}</li>
      <li>${helper.unconfirmed}</li>
    </ul>
    <h2>${labels.title}</h2>
    <dl>
      ${entry(screens.labels, labels.add({ variable: VARIABLE }))} ${entry(screens.review, labels.review)}
    </dl>
    <h2>${setUp.title}</h2>
    <dl>
      ${entry(screens.users, setUp.users)} ${entry(screens.importData, setUp.import)}
      ${entry(screens.dashboard, setUp.limits)}
    </dl>`;
}

const entry = (screen: string, explanation: string): Markup =>
  html`<dt>${screen}</dt>
    <dd>${explanation}</dd>`;
