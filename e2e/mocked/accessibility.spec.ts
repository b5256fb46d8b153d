import type { Page } from '@playwright/test';
import { http, HttpResponse } from 'msw/http';
import { HelperPanel } from '../pages/helper-panel.page.ts';
import { PrintHistoryPage } from '../pages/print-history.page.ts';
import { LabelDesignPage } from '../pages/label-design.page.ts';
import { PrintArticlePage } from '../pages/print-article.page.ts';
import { violationsOf } from '../stage/expect-accessible.ts';
import { NARROW_LOOKS } from '../stage/looks.ts';
import { expect, test } from '../stage/test.ts';
import { WedgeScanner } from '../stage/wedge-scanner.ts';

const ADMINISTRATOR = 'admin@demo.test';
const MEMBER = 'member@demo.test';

interface Area {
  /** Subject of the screens. */
  name: string;
  /** Account that opens them; any account by default. */
  as?: string;
  screens: readonly { name: string; path: string }[];
}

const AREAS: readonly Area[] = [
  {
    name: 'everybody',
    screens: [
      { name: 'register', path: '/#/register' },
      { name: 'confirm an address', path: '/#/register?token=of-nobody' },
      { name: 'policy', path: '/#/policy' },
      { name: 'an invitation that does not count', path: '/#/invite?token=of-nobody' },
      { name: 'ask for a new password', path: '/#/account/forgot' },
      { name: 'choose a new password', path: '/#/account/forgot?token=of-nobody' },
      { name: 'an identity that is not confirmed', path: '/#/silent-login' },
    ],
  },
  {
    name: 'people',
    as: ADMINISTRATOR,
    screens: [
      { name: 'dashboard', path: '/#/' },
      { name: 'an address of no screen', path: '/#/nowhere' },
      { name: 'add a user', path: '/#/adduser' },
      { name: 'users', path: '/#/users' },
      { name: 'no user found', path: '/#/users?q=zzzz' },
      { name: 'a user', path: '/#/users/4' },
      { name: 'oneself', path: '/#/users/1' },
      { name: 'a user who is not there', path: '/#/users/999' },
    ],
  },
  {
    name: 'groups',
    as: ADMINISTRATOR,
    screens: [
      { name: 'groups', path: '/#/groups' },
      { name: 'no group found', path: '/#/groups?q=zzzz' },
      { name: 'a group', path: '/#/groups/3' },
      { name: 'the first group', path: '/#/groups/1' },
      { name: 'add group', path: '/#/addgroup' },
    ],
  },
  {
    name: 'settings and printers',
    as: ADMINISTRATOR,
    screens: [
      { name: 'settings', path: '/#/settings' },
      { name: 'a second factor that is asked for', path: '/#/account/second-factor' },
      { name: 'print preferences', path: '/#/preferences' },
      { name: 'print preference', path: '/#/preferences-detail/label/1/printer/1' },
      { name: 'printers', path: '/#/printers' },
      { name: 'no printer found', path: '/#/printers?q=zzzz' },
      { name: 'add printer', path: '/#/addprinter' },
      { name: 'edit printer', path: '/#/editprinter/2' },
      { name: 'a printer that is not there', path: '/#/editprinter/999' },
    ],
  },
  {
    name: 'labels and standard labels',
    as: ADMINISTRATOR,
    screens: [
      { name: 'labels', path: '/#/labels' },
      { name: 'no label found', path: '/#/labels?q=zzzz' },
      { name: 'add label', path: '/#/addlabel' },
      { name: 'edit label', path: '/#/labels/2' },
      { name: 'design a label', path: '/#/addlabel/design' },
      { name: 'design the next version', path: '/#/labels/2/design' },
      { name: 'label files', path: '/#/label-files' },
      { name: 'a label that is not there', path: '/#/labels/999' },
      { name: 'standard labels', path: '/#/standardlabels' },
      { name: 'no template found', path: '/#/standardlabels?q=zzzz' },
      { name: 'a template', path: '/#/standardlabels/food-100x70' },
      { name: 'a template that is not there', path: '/#/standardlabels/999' },
    ],
  },
  {
    name: 'pictures and widgets',
    as: ADMINISTRATOR,
    screens: [
      { name: 'media library', path: '/#/media-library' },
      { name: 'no picture found', path: '/#/media-library?q=zzzz' },
      { name: 'a picture', path: '/#/media-library?picture=2' },
      { name: 'a picture that is not there', path: '/#/media-library?picture=999' },
      { name: 'administered widgets', path: '/#/admin/widgets' },
      { name: 'add widget', path: '/#/admin/widgets?open=new' },
      { name: 'edit widget', path: '/#/admin/widgets?open=5' },
      { name: 'counters and dates', path: '/#/counters' },
      { name: 'add counter', path: '/#/counters?open=new' },
      { name: 'a counter that is not there', path: '/#/counters?open=999' },
      { name: 'a widget that is not there', path: '/#/admin/widgets?open=999' },
    ],
  },
  {
    name: 'integrations and imports',
    as: ADMINISTRATOR,
    screens: [
      { name: 'integration clients', path: '/#/integrationclients' },
      { name: 'add integration client', path: '/#/integrationclients/add' },
      { name: 'a client that is not there', path: '/#/integrationclients/999/edit' },
      { name: 'web hooks', path: '/#/integrationwebhooks' },
      { name: 'add web hook', path: '/#/integrationwebhooks?open=new' },
      { name: 'a web hook that is not there', path: '/#/integrationwebhooks?open=999' },
      { name: 'import data', path: '/#/importdata' },
      { name: 'import configurations', path: '/#/importconfigurations' },
      { name: 'add import configuration', path: '/#/importconfigurations/create' },
      { name: 'a configuration that is not there', path: '/#/importconfigurations/999/edit' },
      { name: 'import history', path: '/#/importhistory' },
    ],
  },
  {
    name: 'agents, connectors and the subscription',
    as: ADMINISTRATOR,
    screens: [
      { name: 'agents', path: '/#/activeagents' },
      { name: 'add agent', path: '/#/activeagents?open=new' },
      { name: 'an agent that is not there', path: '/#/activeagents?open=999' },
      { name: 'connectors', path: '/#/connectors' },
      { name: 'add connector', path: '/#/connectors?open=new' },
      { name: 'a connector', path: '/#/connectors/1' },
      { name: 'a connector that is not there', path: '/#/connectors/999' },
      { name: 'system', path: '/#/system' },
      { name: 'pause or cancel', path: '/#/subscription/cancel' },
    ],
  },
  {
    name: 'home and articles',
    as: MEMBER,
    screens: [
      { name: 'home', path: '/#/home' },
      { name: 'quick print', path: '/#/quickprint' },
      { name: 'widgets', path: '/#/widgets' },
      { name: 'articles', path: '/#/print-articles' },
      { name: 'no article found', path: '/#/print-articles?q=zzzz' },
      { name: 'print article', path: '/#/print-article/13' },
      { name: 'articles of a connector that is away', path: '/#/print-articles/1' },
      { name: 'an article of a connector that is away', path: '/#/print-connector-article/1/7' },
    ],
  },
  {
    name: 'printing labels',
    as: MEMBER,
    screens: [
      { name: 'labels', path: '/#/print-labels' },
      { name: 'no label found', path: '/#/print-labels?q=zzzz' },
      { name: 'print label', path: '/#/print-labels/1' },
      { name: 'print a label from a file', path: '/#/print-labels/1/file' },
      { name: 'articles of a label', path: '/#/print-labels/1/articles' },
      { name: 'one label of an article', path: '/#/print-labels/1/article/13' },
      { name: 'a label the article does not carry', path: '/#/print-labels/6/article/13' },
      { name: 'a name that no article has', path: '/#/print-labels/1/articlename/Nobody' },
      { name: 'an article that is not there', path: '/#/print-article/999999' },
    ],
  },
  {
    name: 'orders and the print history',
    as: MEMBER,
    screens: [
      { name: 'orders', path: '/#/myorders' },
      { name: 'no order found', path: '/#/myorders?q=zzzz' },
      { name: 'print an order', path: '/#/print-order/1' },
      { name: 'an order that is not there', path: '/#/print-order/999999' },
      { name: 'one label for an order', path: '/#/print-labels/2/order/1' },
      { name: 'print history', path: '/#/printhistory' },
      { name: 'no prints found', path: '/#/printhistory?state=Created&period=custom&from=2020-01-01' },
      { name: 'a print job that is not there', path: '/#/printhistory?job=nope' },
    ],
  },
];

/** Article 13 of the demo, and another one with its own labels. */
const TART_EAN = '2026500000133';
const OTHER_ARTICLE = 1;

/**
 * Returns the height in CSS pixels at which a tap hits the name of a row: its box, plus the area at its edges that
 * counts as a hit.
 */
const fingerRoom = (link: Element): number => {
  const { left, top, bottom } = link.getBoundingClientRect();
  const isLink = (y: number) => document.elementFromPoint(left + 4, y) === link;
  let heightPx = 0;
  for (let y = Math.ceil(top); y < bottom; y += 1) heightPx += isLink(y) ? 1 : 0;
  return heightPx;
};

async function expectFingerRoom(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const name = page.getByRole('table').getByRole('link').first();
  // Content that is still being rendered above the list moves it.
  await expect.poll(() => name.evaluate(fingerRoom)).toBeGreaterThanOrEqual(44);
}

test.beforeEach(async ({ page }) => {
  // Everything is opened as on a phone, and then checked in every look.
  await page.setViewportSize({ width: 320, height: 800 });
});

for (const { name: area, as, screens } of AREAS) {
  test(`axe finds nothing on the screens of ${area}, in light and dark, wide and narrow`, async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    if (as) await signIn(as);
    for (const { name, path } of screens) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first().waitFor();
      await expectAccessible(`${name} (${path})`);
    }
  });
}

test(
  'axe finds nothing on the login screen, in light and dark, wide and narrow',
  { tag: '@main' },
  async ({ page, expectAccessible }) => {
    await page.goto('/#/login');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await expectAccessible('login');
  },
);

test('axe finds nothing on an invitation with a field left empty, in light and dark, wide and narrow', async ({
  page,
  stage,
  expectAccessible,
}) => {
  stage.override(
    http.post('*/api/account/invitation', () =>
      HttpResponse.json({
        data: {
          email: 'a.colleague.with.a.rather.long.address@bakery.example',
          organizationName: 'Bäckerei, Konditorei und Café Öberg am Marktplatz',
          invitedBy: 'Åsa Öberg',
        },
      }),
    ),
  );
  await page.goto('/#/invite?token=of-somebody');
  await page.getByRole('button', { name: 'Set up the account' }).click();
  await expect(page.getByText('Enter your first name.')).toBeVisible();
  await expectAccessible('an invitation with a field left empty');
});

test('axe finds nothing on a print job and on printing it again without a reason, in light and dark, wide and narrow', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(MEMBER);
  const history = await PrintHistoryPage.open(page);
  await history.openJob('Tarte à la crème');
  await expectAccessible('a print job');
  await history.reprintEntry('Tarte à la crème 6 parts');
  await history.print.click();
  await expect(page.getByText('Choose a reason. It is kept with the print.')).toBeVisible();
  await expectAccessible('printing again without a reason');
});

test('axe finds nothing on the question before a scan takes away what was entered, in light and dark, wide and narrow', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(MEMBER);
  const print = await PrintArticlePage.open(page, OTHER_ARTICLE);
  const scanner = await WedgeScanner.plugInto(page);
  await print.variable('Name').fill('Entered by hand');
  await print.quantity.focus();
  await scanner.scan(TART_EAN);
  await expect(page.getByRole('dialog', { name: 'Leave this page?' })).toBeVisible();
  await expectAccessible('the question before a scan');
});

test('axe finds nothing on the choice of a picture, in light and dark, wide and narrow', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(MEMBER);
  const print = await PrintArticlePage.open(page, 13);
  await print.chooseLabel('Product 100 × 60');
  const library = await print.openPictures('Mark');
  await expectAccessible('the choice of a picture');
  await library.getByRole('searchbox', { name: 'Search pictures' }).fill('zzzz');
  await expect(library.getByText('No pictures match this search.')).toBeVisible();
  await expectAccessible('the choice of a picture, none found');
});

test('axe finds nothing on the question before a subscription is paused, in light and dark, wide and narrow', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(ADMINISTRATOR);
  await page.goto('/#/subscription/cancel');
  await page.getByRole('button', { name: 'Pause the subscription' }).click();
  await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
  await expectAccessible('the question before a subscription is paused');
});

test('on a phone the names in a list are 44 px high for a finger, and axe finds nothing in the open menu and the state of the helper', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(MEMBER);
  for (const { colorScheme } of NARROW_LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/#/print-articles', '/#/print-labels', '/#/myorders', '/#/printhistory']) {
      await test.step(`${path}, ${colorScheme}`, () => expectFingerRoom(page, path));
    }
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible('the open menu', NARROW_LOOKS);
  await page.keyboard.press('Escape');
  const helper = new HelperPanel(page);
  await helper.unfold();
  await expect(helper.panel).toBeVisible();
  await expectAccessible('the state of the helper', NARROW_LOOKS);
});

test('axe finds nothing in the designer with a selection and with each open menu, in light and dark', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('labels@demo.test');
  await page.setViewportSize({ width: 1280, height: 800 });
  const design = await LabelDesignPage.blank(page, 60, 40);
  // By a key: the pointer would leave a tooltip.
  await design.canvas.press('t');
  await expect(design.row('text')).toHaveAttribute('aria-selected', 'true');
  await expectAccessible('the designer with a selection');
  const openers = ['More ways to save', 'Undo several steps', 'From the article', 'File', 'Insert variable'];
  for (const name of openers) {
    await page.getByRole('button', { name, exact: true }).press('Enter');
    await expectAccessibleMenu(page, name);
  }
  for (const key of ['Shift+F10', 'a']) {
    await design.canvas.press(key);
    await expectAccessibleMenu(page, key);
  }
});

/** Checks the menu that is open, with the screen around it, and closes it. */
async function expectAccessibleMenu(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('menu').locator(':focus')).toBeAttached();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // A menu floats beside the regions of the page, as a dialog does, which the rule knows. Colours go over to the others.
    await expect
      .poll(async () => (await violationsOf(page)).filter((one) => !one.startsWith('region:')), {
        message: `the menu of ${name}, ${colorScheme}`,
      })
      .toEqual([]);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
}
