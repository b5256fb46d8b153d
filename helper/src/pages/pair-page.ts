import { html } from 'hono/html';
import { pageFrame, type Markup } from './page.ts';

export interface PairView {
  readonly computerName: string;
  /** The app that wants to print, or null while nobody has named one. */
  readonly origin: string | null;
  readonly isAllowed: boolean;
  /** Present when there is something to decide. */
  readonly token: string | null;
}

/** Where the person at this computer decides whether an app may print here. */
export function pairPage(view: PairView): Markup {
  return pageFrame('Allow an app to print', html`<section class="card">${content(view)}</section>`);
}

function content({ computerName, origin, isAllowed, token }: PairView): Markup {
  if (origin === null) {
    return askForOrigin();
  }
  return isAllowed ? allowed(origin) : decide(computerName, origin, token ?? '');
}

function askForOrigin(): Markup {
  return html`<h1>Allow an app to print</h1>
    <p class="quiet">Copy the address from the address bar of the app.</p>
    <form method="get" action="/pair">
      <label for="origin">Address of the app</label>
      <input id="origin" name="origin" type="url" required placeholder="https://labels.example" />
      <button>Continue</button>
    </form>`;
}

function decide(computerName: string, origin: string, token: string): Markup {
  return html`<h1>Allow this app to print on ${computerName}?</h1>
    <p class="origin">${origin}</p>
    <p>It will see the names of the printers of this computer and can print on them, without asking again.</p>
    <p class="quiet">
      Only allow it if you know this address and were just working with it. Otherwise close this page.
    </p>
    <form method="post" action="/pair">
      <input type="hidden" name="token" value="${token}" />
      <button>Allow printing</button>
    </form>`;
}

function allowed(origin: string): Markup {
  return html`<h1>Printing is allowed</h1>
    <p class="origin">${origin}</p>
    <p><span class="state good">Connected</span></p>
    <p>Go back to the app: it finds the printer helper within ten seconds.</p>
    <p><a href="/">See all apps and printers</a></p>`;
}
