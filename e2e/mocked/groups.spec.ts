import { http, HttpResponse } from 'msw/http';
import { GroupFormPage } from '../pages/group-form.page.ts';
import { GroupListPage } from '../pages/group-list.page.ts';
import { tabTo, typeInto } from '../stage/by-keyboard.ts';
import { deleteByKeyboard } from '../stage/delete-by-keyboard.ts';
import { expect, test } from '../stage/test.ts';

test(
  'a group is added, changed and deleted with the keyboard alone',
  { tag: '@main' },
  async ({ page, signIn, stage }) => {
    await signIn('admin@demo.test');
    const list = await GroupListPage.open(page);
    await tabTo(page, list.add);
    await page.keyboard.press('Enter');

    const form = new GroupFormPage(page);
    await expect(form.heading).toHaveText('Add group');
    await typeInto(page, form.name, 'Konditorei');
    await tabTo(page, form.parent);
    await page.keyboard.type('Food');
    await tabTo(page, form.findMember);
    await page.keyboard.type('silva');
    await tabTo(page, form.box('Mateo Silva'));
    await page.keyboard.press('Space');
    await tabTo(page, form.box('Labels of the article’s group'));
    await page.keyboard.press('Space');
    await tabTo(page, form.add);
    await page.keyboard.press('Enter');
    await expect(list.heading).toHaveText('Groups');
    expect(stage.callsTo('/api/groups', 'POST')).toMatchObject([
      {
        body: {
          name: 'Konditorei',
          parentGroupId: 2,
          members: [2],
          groupSettings: { useLabelsConnectedToArticlesGroup: true, allowOrderImportToThisGroup: false },
        },
      },
    ]);

    await expect(list.row('Konditorei')).toContainText('in Food');
    await tabTo(page, list.group('Konditorei'));
    await page.keyboard.press('Enter');
    await expect(form.heading).toHaveText('Konditorei');
    await typeInto(page, form.name, 'Feinbäckerei');
    await tabTo(page, form.box('Orders may be imported into this group'));
    await page.keyboard.press('Space');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(form.saved).toBeVisible();
    await expect(form.heading).toHaveText('Feinbäckerei');

    await deleteByKeyboard(page, form, 'Feinbäckerei');
    await expect(list.add).toBeVisible();
    await expect(list.group('Bakery')).toBeVisible();
    await expect(list.group('Feinbäckerei')).toHaveCount(0);
  },
);

test('a group that holds something says so instead of offering to delete it', async ({ page, signIn }) => {
  await signIn('admin@demo.test');
  const form = await GroupFormPage.open(page, 2);
  await expect(form.heading).toHaveText('Food');
  await expect(page.getByText(/Move or delete these first: 3 groups/)).toBeVisible();
  await expect(form.delete).toHaveCount(0);
  await form.heading.focus();
  await page.goto('/#/groups/1');
  await expect(
    page.getByText('This is the root group. It contains all other groups and cannot be moved.'),
  ).toBeVisible();
  await expect(form.delete).toHaveCount(0);
});

test('a change of a group over somebody else’s is refused, says whose that was, and keeps what was entered', async ({
  page,
  signIn,
  stage,
}) => {
  await signIn('admin@demo.test');
  const form = await GroupFormPage.open(page, 3);
  await expect(form.name).toHaveValue('Bakery');
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  await stage.passOn(
    new Request(`${stage.origin}/api/groups/3/updateGroup`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Backstube' }),
    }),
  );
  await form.name.fill('Mine');
  await form.save.click();
  const modal = form.question('Error');
  await expect(modal).toContainText('An error occurred saving your changes');
  await expect(modal).toContainText('This group was changed meanwhile by Astrid Holm.');
  await page.keyboard.press('Escape');
  await expect(form.name).toHaveValue('Mine');
});

test('10,000 groups in a list stay quick to look through', async ({ page, signIn, stage }) => {
  const groups = [
    { id: 1, name: 'Everything', parentGroupId: null },
    ...Array.from({ length: 10_000 }, (_, index) => ({
      id: index + 2,
      name: `Group ${index}`,
      parentGroupId: index < 100 ? 1 : 2 + (index % 100),
    })),
  ];
  stage.override(http.get('*/api/groups', () => HttpResponse.json({ data: groups })));
  await signIn('admin@demo.test');
  const list = await GroupListPage.open(page);
  await expect(page.getByText('10,001 groups', { exact: true })).toBeVisible();
  expect(await list.table.getByRole('row').count()).toBeLessThan(60);
  await list.search.fill('9999');
  await page.keyboard.press('Enter');
  await expect(list.row('Group 9999')).toContainText('in Group 99');
});

test('what was entered of a group outlives a reload and an address edited by hand, until it is given up', async ({
  page,
  signIn,
}) => {
  await signIn('admin@demo.test');
  const form = await GroupFormPage.open(page, 3);
  await form.name.fill('Feinbäckerei');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(form.name).toHaveValue('Feinbäckerei');
  await expect(page.getByText('Your unsaved entries are back. They are not saved yet.')).toBeVisible();

  // The browser goes back before the page can ask.
  await page.evaluate(() => {
    location.hash = '#/users';
  });
  await expect(form.heading).toHaveText('Users');
  await page.goBack();
  await expect(form.name).toHaveValue('Feinbäckerei');

  await form.cancel.click();
  await form.question('Discard your changes?').getByRole('button', { name: 'Discard changes' }).click();
  await expect(form.heading).toHaveText('Groups');
  await page.goto('/#/groups/3');
  await expect(form.name).toHaveValue('Bakery');
});
