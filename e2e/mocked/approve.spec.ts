import type { Page } from '@playwright/test';
import { demoPassword } from 'server';
import { ApproveVersionPage } from '../pages/approve-version.page.ts';
import { tabTo, typeInto } from '../stage/by-keyboard.ts';
import { callAs } from '../stage/call-as.ts';
import type { Stage } from '../stage/stage.ts';
import { expect, test } from '../stage/test.ts';

/** Demo label that waits for the approval of its data, and the one that waits for that of its design. */
const DATA = { labelId: 1, versionId: 3 };
const DESIGN = { labelId: 2, versionId: 5 };
const PUBLICATION = { labelId: 3, versionId: 7 };

const approvalsOf = ({ labelId, versionId }: typeof DATA) =>
  `/api/QualityAssurance/labels/${labelId}/version/${versionId}/approvals`;

const openData = (page: Page) => ApproveVersionPage.open(page, DATA.labelId, DATA.versionId);

async function answerOf(stage: Stage, email: string, place: typeof DATA) {
  const call = await callAs(stage, email);
  const { data } = (await call(
    'GET',
    `/api/QualityAssurance/label/${place.labelId}/version/${place.versionId}`,
  )) as { data: { state: string; versionHash: string } };
  return data;
}

test(
  'the data is approved with the keyboard alone, after every change was looked at',
  { tag: '@main' },
  async ({ page, signIn, stage }) => {
    await signIn('data@demo.test');
    const screen = await openData(page);
    await expect(screen.heading).toHaveText('Product 60 × 40');
    await expect(screen.drawings).toHaveCount(2);
    await expect(screen.table.getByRole('row', { name: /Net \{\{netContent\}\} Changed/ })).toBeVisible();
    const changes = await screen.changes.count();
    expect(changes).toBeGreaterThan(1);
    await expect(page.getByText(`Look at ${changes} changes first: 1, 2`, { exact: false })).toBeVisible();
    await tabTo(page, screen.approve);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await screen.lookAtAll();
    await expect(screen.approve).toHaveAttribute('aria-disabled', 'false');
    await typeInto(page, screen.comment, 'Now nothing is new: n and p are letters.');
    await tabTo(page, screen.approve);
    await page.keyboard.press('Enter');
    const question = screen.question('Approve the data?');
    await expect(question).toContainText('“Product 60 × 40”, version 3, goes on to design approval.');
    await tabTo(page, question.getByRole('button', { name: 'Approve the data' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/qa\/labels$/);
    const [sent] = stage.callsTo(approvalsOf(DATA), 'POST');
    expect(sent?.body).toMatchObject({
      approved: true,
      comment: 'Now nothing is new: n and p are letters.',
      seenRegions: Array.from({ length: changes }, (_, index) => ({ number: index + 1 })),
    });
    expect(await answerOf(stage, 'design@demo.test', DATA)).toMatchObject({ state: 'DesignApprover' });
  },
);

test('a change counts as looked at in a review only once it was on the screen', async ({ page, signIn }) => {
  await signIn('data@demo.test');
  await page.setViewportSize({ width: 1280, height: 420 });
  const screen = await openData(page);
  const changes = await screen.changes.count();
  // The drawings are below the visible part of the page: going to a change scrolls to them.
  await expect(page.getByText(/^Look at \d changes first/)).toHaveCount(1);
  await page.keyboard.press('n');
  await expect(screen.drawings.nth(1)).toBeInViewport();
  await expect(page.getByText(`Look at ${changes - 1} more changes first`, { exact: false })).toHaveCount(1);
});

test('the modes of a comparison show both versions of a label in one place, and closer', async ({
  page,
  signIn,
}) => {
  await signIn('design@demo.test');
  const screen = await ApproveVersionPage.open(page, DESIGN.labelId, DESIGN.versionId);
  await screen.mode('Overlay').click();
  const slider = page.getByRole('slider', { name: 'Opacity' });
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '100 % version 2');
  await screen.mode('Difference').click();
  await expect(page.getByText('Only in version 1: red, hatched')).toBeVisible();
  await expect(screen.mask).toBeVisible();
  await screen.mode('Side by side').click();
  const views = page.getByRole('region', { name: /: scroll to move$/ });
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.getByRole('status', { name: 'Zoom' })).toHaveText('200 %');
  await views.first().evaluate((view) => {
    view.scrollLeft = 40;
    view.scrollTop = 25;
  });
  await expect
    .poll(() => views.nth(1).evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]))
    .toEqual([40, 25]);
});

test('rejecting a version needs a comment, and makes the version a draft', async ({
  page,
  signIn,
  stage,
}) => {
  await signIn('design@demo.test');
  const screen = await ApproveVersionPage.open(page, DESIGN.labelId, DESIGN.versionId);
  await screen.reject.click();
  await expect(screen.comment).toBeFocused();
  await screen.comment.fill('The mark of origin is too small.');
  await page.reload();
  await expect(screen.comment).toHaveValue('The mark of origin is too small.');
  await screen.reject.click();
  await screen.question('Reject version 2?').getByRole('button', { name: 'Reject' }).click();
  await expect(page).toHaveURL(/#\/qa\/labels$/);
  expect(await answerOf(stage, 'labels@demo.test', DESIGN)).toMatchObject({ state: 'Draft' });
});

test('a reviewer is told in place that somebody else decided on the version, and nothing is lost', async ({
  page,
  signIn,
  stage,
}) => {
  await signIn('data@demo.test');
  const screen = await openData(page);
  await screen.lookAtAll();
  await screen.comment.fill('Mine');
  const { versionHash } = await answerOf(stage, 'data@demo.test', DATA);
  const other = await callAs(stage, 'data@demo.test');
  await other('POST', approvalsOf(DATA), { approved: false, comment: 'Theirs', versionHash });
  await screen.approve.click();
  await screen.question('Approve the data?').getByRole('button', { name: 'Approve the data' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This version has changed' })).toContainText(
    'Version 3 of “Product 60 × 40”',
  );
  await expect(screen.comment).toHaveValue('Mine');
  await screen.loadAgain.click();
  await expect(page.getByText('Version 3: Draft')).toBeVisible();
  await expect(screen.approve).toHaveCount(0);
});

test('approving a version asks for the password again where the organisation wants it', async ({
  page,
  signIn,
  stage,
}) => {
  const administrator = await callAs(stage, 'admin@demo.test');
  await administrator('PUT', '/api/QualityAssurance/settings', { asksPassword: true });
  await signIn('data@demo.test');
  const screen = await openData(page);
  await screen.lookAtAll();
  await screen.approve.click();
  const question = screen.question('Approve the data?');
  const password = question.getByLabel(/^Your password/);
  await expect(password).toBeFocused();
  await password.fill('not-this-one');
  await page.keyboard.press('Enter');
  await expect(question.getByText('This password is not right.')).toBeVisible();
  await password.fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/qa\/labels$/);
});

test(
  'a version is published, and the screen says what is printed from then on',
  { tag: '@main' },
  async ({ page, signIn, stage }) => {
    await signIn('publish@demo.test');
    await page.goto(`/#/qa/labels/${PUBLICATION.labelId}/versions/${PUBLICATION.versionId}/publish`);
    await expect(
      page.getByText('From then on “Shelf edge 70 × 32” prints version 2 instead of version 1.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
    await expect(page).toHaveURL(/#\/qa\/labels$/);
    expect(await answerOf(stage, 'publish@demo.test', PUBLICATION)).toMatchObject({ state: 'Published' });
  },
);

test('the PDF that a review opens of a version is a real PDF under a blob address', async ({
  page,
  signIn,
}) => {
  // The browser's own viewer would request parts of itself: checking the file it receives is enough.
  await page.addInitScript(() => {
    const tab = {
      location: {
        replace: (address: string) => document.documentElement.setAttribute('data-opened', address),
      },
    };
    Object.assign(globalThis, { open: () => tab });
  });
  await signIn('data@demo.test');
  await page.goto(`/#/qa/labels/${DATA.labelId}/versions/${DATA.versionId}/preview`);
  await page.getByRole('button', { name: 'Open as PDF' }).click();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-opened', /^blob:/);
  const address = (await root.getAttribute('data-opened')) ?? '';
  expect(await page.evaluate(async (blob) => (await (await fetch(blob)).text()).slice(0, 5), address)).toBe(
    '%PDF-',
  );
});

test('axe finds nothing on the screens that approve and publish a version, in light and dark, wide and narrow', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await signIn('data@demo.test');
  const screen = await openData(page);
  await screen.lookAtAll();
  await expectAccessible();
  await screen.reject.click();
  await expect(screen.comment).toBeFocused();
  await screen.comment.fill('Too small.');
  await screen.reject.click();
  await expect(screen.question('Reject version 3?')).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await page.goto(`/#/qa/labels/${DATA.labelId}/versions/${DATA.versionId}/preview`);
  await page.getByRole('button', { name: 'Open as PDF' }).waitFor();
  await expectAccessible();
  await page.goto(`/#/qa/labels/${PUBLICATION.labelId}/versions/${PUBLICATION.versionId}/publish`);
  await screen.drawings.first().waitFor();
  await expectAccessible();
});
