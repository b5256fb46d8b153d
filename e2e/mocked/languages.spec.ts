import { demoPassword } from 'server';
import { expect, test, TART_ID } from '../stage/test.ts';

const MEMBER = 'member@demo.test';

// The page is reused by the next tests.
test.afterEach(({ page }) => page.evaluate(() => localStorage.removeItem('platen.language')));

test('the app is German once German is chosen before signing in, in what is refused and printed, too', async ({
  page,
  stage,
}) => {
  await page.goto('/#/login');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByLabel('E-Mail').fill(MEMBER);
  await page.getByLabel('Passwort', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByRole('link', { name: 'Meine Artikel', exact: true }).waitFor();

  await page.goto(`/#/print-article/${TART_ID}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tarte à la crème 1 part drucken');
  const name = page.getByRole('textbox', { name: 'Name' });
  const wanted = await name.inputValue();
  await name.fill('');
  await page.getByRole('button', { name: '1 Etikett drucken' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /^Nicht gedruckt\. / })).toBeVisible();
  expect(stage.helper.printed).toHaveLength(0);

  await name.fill(wanted);
  await page.getByRole('spinbutton', { name: 'Anzahl' }).fill('2');
  await page.getByRole('button', { name: '2 Etiketten drucken' }).click();
  await expect(page.getByText('2 Etiketten an den Drucker gesendet.')).toBeVisible();
  expect(stage.helper.printed).toHaveLength(1);
});

test.describe('in the settings', () => {
  for (const { language, heading, choice, articles } of [
    { language: 'fr', heading: 'Paramètres', choice: 'Langue', articles: 'Mes articles' },
    { language: 'es', heading: 'Ajustes', choice: 'Idioma', articles: 'Mis artículos' },
  ]) {
    test(`the language ${language} is chosen, kept with the account and put back`, async ({
      page,
      signIn,
    }) => {
      await signIn(MEMBER);
      await page.goto('/#/settings');
      await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption(language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('link', { name: articles })).toBeVisible();

      // Simulates another computer, on which nobody has chosen a language yet.
      await page.evaluate(() => localStorage.removeItem('platen.language'));
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);

      await page.getByRole('combobox', { name: choice, exact: true }).selectOption('en');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
    });
  }
});

test('the app stays usable in English, and says so, where the texts of a language cannot be loaded', async ({
  page,
  signIn,
}) => {
  await signIn(MEMBER);
  await page.goto('/#/login');
  await page.route(/\/assets\/de-/, (route) => route.abort());
  await page.evaluate(() => localStorage.setItem('platen.language', 'de'));
  await page.goto('/#/print-labels');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My labels');
  await expect(
    page.getByText('Some texts could not be loaded in your language. They are shown in English.'),
  ).toBeVisible();
  await page.unroute(/\/assets\/de-/);
});
