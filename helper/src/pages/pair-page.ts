import { html } from 'hono/html';
import type { PageTexts } from './i18n/index.ts';
import { pageFrame, pagePath, type Markup } from './page.ts';

export interface PairView {
  readonly computerName: string;
  /** Origin of the app that wants to print, or null when none was named. */
  readonly origin: string | null;
  readonly isAllowed: boolean;
  /** Present when there is a decision to make. */
  readonly token: string | null;
}

/** Page on which the person at this computer decides whether an app may print here. */
export const pairPage = (view: PairView, texts: PageTexts): Markup =>
  pageFrame(texts, texts.pair.title, html`<section class="card">${content(view, texts)}</section>`);

function content({ computerName, origin, isAllowed, token }: PairView, texts: PageTexts): Markup {
  if (origin === null) return askForOrigin(texts);
  return isAllowed ? allowed(origin, texts) : decide(computerName, origin, token ?? '', texts);
}

const askForOrigin = ({ pair, language }: PageTexts): Markup =>
  html`<h1>${pair.title}</h1>
    <p class="quiet">${pair.copyAddress}</p>
    <form method="get" action="/pair">
      <input type="hidden" name="language" value="${language}" />
      <label for="origin">${pair.address}</label>
      <input id="origin" name="origin" type="url" required placeholder="https://labels.example" />
      <button>${pair.next}</button>
    </form>`;

function decide(computer: string, origin: string, token: string, texts: PageTexts): Markup {
  const { pair } = texts;
  return html`<h1>${pair.question({ computer })}</h1>
    <p class="origin">${origin}</p>
    <p>${pair.whatItSees}</p>
    <p class="quiet">${pair.caution}</p>
    <form method="post" action="${pagePath('/pair', texts)}">
      <input type="hidden" name="token" value="${token}" />
      <button>${pair.allow}</button>
    </form>`;
}

function allowed(origin: string, texts: PageTexts): Markup {
  const { pair } = texts;
  return html`<h1>${pair.allowed}</h1>
    <p class="origin">${origin}</p>
    <p><span class="state good">${pair.connected}</span></p>
    <p>${pair.goBack}</p>
    <p><a href="${pagePath('/', texts)}">${pair.seeAll}</a></p>`;
}
