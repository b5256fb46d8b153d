import { LANGUAGES, type LanguageCode } from 'label-core/sentence';
import { Window } from 'happy-dom';
import { expect, it, vi } from 'vitest';
import { sentences as foundation } from '../server/src/foundation/sentences/index.ts';
import { tooManySentence } from '../server/src/people/auth/attempt-limits.ts';
import { sentences } from '../server/src/program/sentences/index.ts';
import { setupPage } from '../server/src/program/setup/setup-page.ts';
import { setupScript } from '../server/src/program/setup/setup-script.ts';

interface Answer {
  readonly status: number;
  readonly body?: object;
}

const answerTo = vi.fn<(body: unknown) => Answer>();

/** Opens the page at an address in a browser window and runs its script. */
async function open(language: LanguageCode, hash = '#the-token') {
  const window = new Window({
    url: `http://platen.test/setup?language=${language}${hash}`,
    // It runs our own script and nothing else.
    settings: { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true },
  });
  const { document } = window;
  document.write(await (await setupPage(false, language)).text());
  Object.assign(window, {
    fetch: async (_path: string, { body }: { body: string }) => {
      const { status, body: answer } = answerTo(JSON.parse(body));
      return { ok: status < 300, json: async () => answer };
    },
  });
  window.eval(setupScript);
  const element = (selector: string) => {
    const found = document.querySelector(selector);
    if (!(found instanceof window.HTMLElement)) throw new Error(`The page has no ${selector}.`);
    return found;
  };

  /** Fills the form and sends it. Returns what the page says then; "" for nothing. */
  async function send(repeated = 'correct horse 1') {
    const values = {
      organizationName: 'Bäckerei Süß',
      firstname: 'Åsa',
      lastname: 'Öberg',
      email: 'asa@example.com',
      password: 'correct horse 1',
      repeated,
    };
    for (const [name, value] of Object.entries(values)) element(`#${name}`).setAttribute('value', value);
    element('form').dispatchEvent(new window.Event('submit', { cancelable: true }));
    await vi.waitFor(() => expect(element('form button').hasAttribute('disabled')).toBe(false));
    return said();
  }
  const said = () => (element('#message').hidden ? '' : element('#message').textContent);
  return { window, element, send, said };
}

it('the set-up page sends its fields with the token of its link, and leads to signing in', async () => {
  const { element, send } = await open('de');
  answerTo.mockReturnValueOnce({ status: 200, body: { data: {} } });
  expect(await send()).toBe('');
  expect(answerTo).toHaveBeenLastCalledWith({
    token: 'the-token',
    organizationName: 'Bäckerei Süß',
    firstname: 'Åsa',
    lastname: 'Öberg',
    email: 'asa@example.com',
    password: 'correct horse 1',
  });
  expect(element('form').hidden).toBe(true);
  expect(element('#done').hidden).toBe(false);
  expect(element('#done').textContent).toContain('Platen ist bereit.');
});

it('the set-up page takes the token out of the address and along into the other languages', async () => {
  const { window } = await open('fr');
  expect(window.location.href).toBe('http://platen.test/setup?language=fr');
  const links = [...window.document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    ['en', 'de', 'es'].map((language) => expect.stringContaining(`?language=${language}#the-token`)),
  );
});

it('the set-up page without a token asks for the whole link', async () => {
  const { element, said } = await open('es', '');
  expect(said()).toContain('Esta dirección está incompleta.');
  expect(element('form').hidden).toBe(true);
});

it('the set-up page compares the passwords and notices a server that is away', async () => {
  const { send } = await open('de');
  answerTo.mockClear();
  expect(await send('another')).toContain('Die Passwörter stimmen nicht überein.');
  expect(answerTo).not.toHaveBeenCalled();
  answerTo.mockImplementationOnce(() => {
    throw new TypeError('fetch failed');
  });
  expect(await send()).toContain('Der Server antwortet nicht.');
});

const { done, wrongLink, expiredLink } = sentences.setup;
const { failed, storeFull, storeUnsure, storeAway } = foundation.server;
const refusals = [
  done,
  wrongLink,
  expiredLink,
  tooManySentence('setup'),
  failed,
  storeFull,
  storeUnsure,
  storeAway,
];

it.each(Object.keys(LANGUAGES) as LanguageCode[])(
  'the set-up page in the language %s words every refusal of the server by its code',
  async (language) => {
    const { send } = await open(language);
    for (const { code, message } of refusals) {
      answerTo.mockReturnValueOnce({ status: 409, body: { Message: message, code, args: {} } });
      const said = await send();
      expect([code, said !== '', said === message]).toEqual([code, true, language === 'en']);
    }
  },
);

it('the set-up page words the first refused field, and shows what it does not know as it was sent', async () => {
  const { send } = await open('de');
  const Message = 'The request cannot be used. password: is one of the most common passwords.';
  const problems = [{ path: 'password', message: 'is one of the most common passwords' }];
  answerTo.mockReturnValueOnce({ status: 422, body: { Message, code: 'request.unusable', problems } });
  expect(await send()).toBe(
    'Wählen Sie ein Passwort mit mindestens 12 Zeichen, das nicht häufig verwendet wird.',
  );
  answerTo.mockReturnValueOnce({ status: 418, body: { Message: 'I am <b>new</b>.', code: 'x"]' } });
  expect(await send()).toBe('I am <b>new</b>.');
});
