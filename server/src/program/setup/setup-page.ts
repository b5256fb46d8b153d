import { html } from 'hono/html';
import { loadTexts, type LanguageCode, type Texts } from 'label-core/sentence';
import { serverPage, type Markup } from '../../foundation/pages/server-page.ts';
import { en } from './i18n/en.ts';
import { refusalsIn } from './refusals.ts';
import { minPasswordLength } from './setup-schemas.ts';

const textsIn = await loadTexts(en, (language) => import(`./i18n/${language}.ts`));
type SetupTexts = Texts<typeof en>;

/** Returns the set-up page; it contains no text from outside. */
export function setupPage(isSetUp: boolean, language: LanguageCode): Promise<Response> {
  const texts = textsIn(language);
  return serverPage({
    kind: 'form',
    language,
    title: isSetUp ? texts.doneBefore : texts.title,
    content: isSetUp ? signIn(texts) : form(texts, language),
  });
}

const signIn = (texts: SetupTexts): Markup => html`<p><a href="./#/login">${texts.signIn}</a></p>`;

const form = (texts: SetupTexts, language: LanguageCode): Markup =>
  html`<form>
      <p>${texts.hint}</p>
      ${fields(texts)}
      <button>${texts.submit}</button>
    </form>
    <p id="message" role="alert" hidden></p>
    <div id="done" hidden>
      <p>${texts.done}</p>
      ${signIn(texts)}
    </div>
    <noscript><p>${texts.needsScript}</p></noscript>
    <template id="sentences">${sentences(texts, language)}</template>
    <script src="setup.js" defer></script>`;

const fields = ({ fields: labels }: SetupTexts): Markup =>
  html`<label for="organizationName">${labels.organizationName}</label>
    <input
      id="organizationName"
      name="organizationName"
      required
      maxlength="200"
      autocomplete="organization"
    />
    <label for="firstname">${labels.firstname}</label>
    <input id="firstname" name="firstname" required maxlength="200" autocomplete="given-name" />
    <label for="lastname">${labels.lastname}</label>
    <input id="lastname" name="lastname" required maxlength="200" autocomplete="family-name" />
    <label for="email">${labels.email}</label>
    <input id="email" name="email" required type="email" maxlength="254" autocomplete="username" />
    <label for="password">${labels.password({ least: minPasswordLength })}</label>
    <input
      id="password"
      name="password"
      required
      type="password"
      minlength="${minPasswordLength}"
      maxlength="128"
      autocomplete="new-password"
    />
    <label for="repeated">${labels.repeated}</label>
    <input
      id="repeated"
      name="repeated"
      required
      type="password"
      maxlength="128"
      autocomplete="new-password"
    />`;

/** Returns what the script may say, by code: its own sentences, one for each refused field, and refusals of the call. */
function sentences({ problems, refusedFields }: SetupTexts, language: LanguageCode): Markup[] {
  const ofPage = [
    ['differing', problems.differing],
    ['incomplete', problems.incomplete],
    ['unreachable', problems.unreachable],
    ['field.organizationName', refusedFields.organizationName],
    ['field.firstname', refusedFields.firstname],
    ['field.lastname', refusedFields.lastname],
    ['field.email', refusedFields.email],
    ['field.password', refusedFields.password({ least: minPasswordLength })],
  ] as const;
  return [...ofPage, ...refusalsIn(language)].map(([code, text]) => html`<p data-code="${code}">${text}</p>`);
}
