import { http, HttpResponse } from 'msw/http';
import { LoginPage } from '../pages/login.page.ts';
import { UserFormPage } from '../pages/user-form.page.ts';
import { UserListPage } from '../pages/user-list.page.ts';
import { tabTo, typeInto } from '../stage/by-keyboard.ts';
import { expect, test } from '../stage/test.ts';
import { demoPassword } from 'server';

test(
  'a person is found, changed, disabled, enabled and deleted with the keyboard alone',
  { tag: '@main' },
  async ({ page, signIn, stage }) => {
    await signIn('admin@demo.test');
    const list = await UserListPage.open(page);
    await expect(list.user('Lena Brandt')).toBeVisible();
    await typeInto(page, list.search, 'brandt');
    await page.keyboard.press('Enter');
    await expect(list.user('Mateo Silva')).toHaveCount(0);
    await tabTo(page, list.user('Lena Brandt'));
    await page.keyboard.press('Enter');

    const form = new UserFormPage(page);
    await expect(form.heading).toHaveText('Lena Brandt');
    await typeInto(page, form.lastName, 'Brandt-Öberg');
    await tabTo(page, form.choice('Account type and roles', 'Article manager'));
    await page.keyboard.press('Space');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(form.saved).toBeVisible();
    await expect(form.heading).toHaveText('Lena Brandt-Öberg');
    expect(stage.callsTo('/api/users', 'PUT')).toMatchObject([
      {
        body: {
          userId: 4,
          lastname: 'Brandt-Öberg',
          roles: ['User', 'LabelManager', 'ArticleManager'],
          qualityAssuranceRoles: ['LabelDesigner'],
          groups: [2],
        },
      },
    ]);

    await tabTo(page, form.disable);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Lena Brandt-Öberg was signed out and can no longer sign in.')).toBeVisible();
    await tabTo(page, form.enable);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Lena Brandt-Öberg can sign in again.')).toBeVisible();

    await form.heading.focus();
    await tabTo(page, form.delete);
    await page.keyboard.press('Enter');
    const question = form.question('Delete Lena Brandt-Öberg?');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await tabTo(page, question.getByRole('button', { name: 'Delete' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Lena Brandt-Öberg was deleted. The list opens in 5 seconds.')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Go now' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('No users found for “brandt”.')).toBeVisible();
  },
);

test('users are narrowed by role and state, and disabled together, except for oneself', async ({
  page,
  signIn,
  stage,
}) => {
  await signIn('admin@demo.test');
  const list = await UserListPage.open(page);
  await list.role.selectOption('Role: User');
  await expect(list.user('Astrid Holm')).toHaveCount(0);
  await list.role.selectOption('Role: All');
  for (const name of ['Astrid Holm', 'Paulina Kowalczyk', 'Dagny Eriksen']) await list.box(name).check();
  await list.action('Disable 2 users').click();
  await expect(page.getByText('2 users disabled and signed out.')).toBeVisible();
  await expect(list.row('Paulina Kowalczyk')).toContainText('Disabled');
  expect(stage.callsTo('/api/users/disable')).toHaveLength(1);
  await list.state.selectOption('State: Disabled');
  await expect(list.row('Dagny Eriksen')).toBeVisible();
  await expect(list.user('Astrid Holm')).toHaveCount(0);
  await page.reload();
  await expect(list.row('Dagny Eriksen')).toBeVisible();
  await expect(list.user('Astrid Holm')).toHaveCount(0);
});

test('a change of a user over somebody else’s is refused, says whose that was, and keeps what was entered', async ({
  page,
  signIn,
  stage,
}) => {
  await signIn('admin@demo.test');
  const form = await UserFormPage.open(page, 3);
  await expect(form.lastName).toHaveValue('Kowalczyk');
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  await stage.passOn(
    new Request(`${stage.origin}/api/users`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ userId: 3, firstname: 'Paula' }),
    }),
  );
  await form.lastName.fill('Nowak');
  await form.save.click();
  const modal = form.question('Error');
  await expect(modal).toContainText('An error occurred saving your changes');
  await expect(modal).toContainText('This user was changed meanwhile by Astrid Holm.');
  await page.keyboard.press('Escape');
  await expect(form.lastName).toHaveValue('Nowak');
});

test('roles given to oneself open their screens at once, and what cannot be taken back stays', async ({
  page,
  signIn,
}) => {
  await signIn('free@free.test');
  await page.goto('/#/groups');
  await expect(page).toHaveURL(/#\/$/);
  const form = await UserFormPage.open(page, 1);
  await expect(form.choice('Account type and roles', 'Administrator')).toBeDisabled();
  await expect(form.delete).toHaveCount(0);
  await form.choice('Account type and roles', 'Group manager').check();
  await form.save.click();
  await expect(form.saved).toBeVisible();
  await page.goto('/#/groups');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Groups');
});

test('a user who is disabled is led to sign in at the next call, and refused there', async ({
  page,
  signIn,
  stage,
}) => {
  await signIn('packer@demo.test');
  await page.goto('/#/print-articles');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const login = await stage.passOn(
    new Request(`${stage.origin}/api/account/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@demo.test', password: demoPassword }),
    }),
  );
  const { token } = (await login.json()) as { token: string };
  const disabled = await stage.passOn(
    new Request(`${stage.origin}/api/users/disable`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ userIds: [3] }),
    }),
  );
  expect(disabled.status).toBe(200);
  await page.goto('/#/print-labels');
  await expect(page).toHaveURL(/#\/login/);
  const screen = new LoginPage(page);
  await screen.email.fill('packer@demo.test');
  await screen.password.fill(demoPassword);
  await screen.submit.click();
  await expect(page.getByText('The e-mail address or the password is wrong.')).toBeVisible();
});

test('10,000 users in a list stay quick to look through', async ({ page, signIn, stage }) => {
  const users = Array.from({ length: 10_000 }, (_, index) => ({
    userId: index + 100,
    firstname: 'Person',
    lastname: String(index),
    email: `person${index}@demo.test`,
    roles: ['User'],
    groups: [2],
  }));
  stage.override(http.get('*/api/users', () => HttpResponse.json({ data: users })));
  await signIn('admin@demo.test');
  const list = await UserListPage.open(page);
  await expect(page.getByText('10,000 users', { exact: true })).toBeVisible();
  expect(await list.table.getByRole('row').count()).toBeLessThan(60);
  await list.search.fill('9999');
  await page.keyboard.press('Enter');
  await expect(list.user('Person 9999')).toBeVisible();
});
