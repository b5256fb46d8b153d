import { http, HttpResponse } from 'msw/http';
import { startHookReceiver } from 'server/testing';
import { IntegrationClientsPage } from '../pages/integration-clients.page.ts';
import { WebHooksPage } from '../pages/web-hooks.page.ts';
import { tabTo, typeInto } from '../stage/by-keyboard.ts';
import type { Stage } from '../stage/stage.ts';
import { expect, test } from '../stage/test.ts';

const ADMINISTRATOR = 'admin@demo.test';

/** Requests a token like an external program, with its id and secret; returns the status of the call. */
async function askForToken(stage: Stage, clientId: string, secret: string): Promise<number> {
  const answer = await stage.passOn(
    new Request(`${stage.origin}/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: secret,
      }),
    }),
  );
  await answer.body?.cancel();
  return answer.status;
}

test(
  'an integration client is added with the keyboard alone, and its secret lets a program in',
  { tag: '@main' },
  async ({ page, signIn, stage }) => {
    await signIn(ADMINISTRATOR);
    const clients = await IntegrationClientsPage.open(page);
    await expect(page.getByText(/There are no integration clients yet/)).toBeVisible();
    await tabTo(page, clients.toAdd);
    await page.keyboard.press('Enter');
    await expect(clients.heading).toHaveText('Add integration client');
    await typeInto(page, clients.name, 'Web shop');
    await tabTo(page, clients.scope('Read articles'));
    await page.keyboard.press('Space');
    await tabTo(page, clients.scope('Print'));
    await page.keyboard.press('Space');
    await page.keyboard.press('ControlOrMeta+s');

    await expect(clients.heading).toHaveText('Secret of Web shop');
    const [clientId, secret] = [await clients.clientId.inputValue(), await clients.secret.inputValue()];
    expect(secret).toMatch(/^platen_secret_[\w-]{43}$/);
    expect(await askForToken(stage, clientId, secret)).toBe(200);
    await tabTo(page, clients.done);
    await page.keyboard.press('Enter');
    await expect(clients.question('Leave without the secret?')).toBeVisible();
    await page.keyboard.press('Escape');
    await tabTo(page, clients.copySecret);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Copied')).toBeVisible();
    await tabTo(page, clients.done);
    await page.keyboard.press('Enter');
    await expect(clients.heading).toHaveText('Integration clients');
    await expect(clients.client('Web shop')).toBeVisible();
    await expect(page.getByText('Read articles, Print')).toBeVisible();
    expect(await page.content()).not.toContain(secret);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(secret);
  },
);

test('an integration client gets another secret, is switched off, and is deleted', async ({
  page,
  signIn,
  stage,
  expectAccessible,
}) => {
  await signIn(ADMINISTRATOR);
  const clients = await IntegrationClientsPage.open(page);
  await clients.toAdd.click();
  await clients.name.fill('ERP');
  await clients.scope('Change orders').check();
  await clients.lastDay.fill('2098-12-31');
  await clients.add.click();
  const [clientId, first] = [await clients.clientId.inputValue(), await clients.secret.inputValue()];
  await expectAccessible();
  await clients.copySecret.click();
  await clients.done.click();
  await clients.client('ERP').click();

  await clients.overlap.selectOption('stops working at once');
  await clients.renew.click();
  await clients
    .question('Make a new secret for ERP?')
    .getByRole('button', { name: 'Make a new secret' })
    .click();
  const second = await clients.secret.inputValue();
  expect([await askForToken(stage, clientId, first), await askForToken(stage, clientId, second)]).toEqual([
    401, 200,
  ]);
  await clients.copySecret.click();
  await clients.done.click();

  await expect(page.getByText(`ends in ${second.slice(-4)}`)).toBeVisible();
  await expectAccessible();
  await clients.mayCall.uncheck();
  await clients.save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByText('Disabled', { exact: true })).toBeVisible();
  expect(await askForToken(stage, clientId, second)).toBe(401);

  await clients.delete.click();
  await clients.question('Delete ERP?').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('ERP was deleted. The list opens in 5 seconds.')).toBeVisible();
  await expect(page.getByText(/There are no integration clients yet/)).toBeVisible();
});

test(
  'a web hook is added, tried, fails, and is sent again',
  { tag: '@main' },
  async ({ page, signIn, expectAccessible }) => {
    const receiver = await startHookReceiver();
    await signIn(ADMINISTRATOR);
    const hooks = await WebHooksPage.open(page);
    await tabTo(page, hooks.toAdd);
    await page.keyboard.press('Enter');
    await typeInto(page, hooks.name, 'Warehouse');
    await typeInto(page, hooks.address, receiver.url);
    await tabTo(page, hooks.event('Print failed'));
    await page.keyboard.press('Space');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(hooks.heading).toHaveText('Secret of Warehouse');
    expect(await hooks.secret.inputValue()).toMatch(/^whsec_/);
    await hooks.copySecret.click();
    await hooks.done.click();
    await expect(hooks.heading).toHaveText('Warehouse');
    await expect(page.getByText('Nothing has been sent yet.')).toBeVisible();

    receiver.answers.push(200, 500);
    await hooks.sendTest.click();
    await expect(page.getByText('The test arrived.')).toBeVisible();
    await hooks.sendTest.click();
    await expect(page.getByText('The test did not arrive.')).toBeVisible();
    await expect(hooks.deliveries).toHaveCount(2);
    expect(receiver.received[0]?.headers['webhook-signature']).toMatch(/^v1,/);

    const failed = hooks.deliveries.filter({ hasText: 'Failed' });
    await failed.locator('summary').click();
    await expect(failed.getByText('It answered 500.')).toBeVisible();
    await expectAccessible();
    await failed.getByRole('button', { name: /^Send again/ }).click();
    await expect(hooks.deliveries.filter({ hasText: 'Delivered' })).toHaveCount(2);
    expect(receiver.received[2]?.headers['webhook-id']).toBe(receiver.received[1]?.headers['webhook-id']);

    await page.goto('/#/integrationwebhooks');
    await expect(hooks.hook('Warehouse')).toBeVisible();
    await expectAccessible();
    await receiver.close();
  },
);

test('an address of a web hook that is refused stays in the form with the reason at it', async ({
  page,
  signIn,
  stage,
}) => {
  await signIn(ADMINISTRATOR);
  const Message = 'The host 10.0.0.1 is not in the public internet: nothing is sent there.';
  stage.override(
    http.post('*/api/integrationwebhooks', () =>
      HttpResponse.json({ Message, problems: [{ path: 'url', message: Message }] }, { status: 422 }),
    ),
  );
  const hooks = await WebHooksPage.open(page);
  await hooks.toAdd.click();
  await hooks.name.fill('Inside');
  await hooks.address.fill('https://10.0.0.1/hooks');
  await hooks.event('Print finished').check();
  await hooks.add.click();
  await expect(hooks.question('Error')).toContainText('An error occurred saving your changes');
  await page.keyboard.press('Escape');
  await expect(hooks.address).toHaveValue('https://10.0.0.1/hooks');
  await expect(page.getByText(Message)).toBeVisible();
});
