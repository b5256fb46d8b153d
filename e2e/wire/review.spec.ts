import type { Browser, Page } from '@playwright/test';
import { ApproveVersionPage } from '../pages/approve-version.page.ts';
import { ArticleListPage } from '../pages/article-list.page.ts';
import { QualityDetailsPage } from '../pages/quality-details.page.ts';
import { QualityListPage } from '../pages/quality-list.page.ts';
import { QualityVersionFormPage } from '../pages/quality-version-form.page.ts';
import { cremeArticle } from './article-file.ts';
import { codesOnPdf } from './paper.ts';
import { signIn } from './sign-in.ts';
import { expect, test, type World } from './world.ts';

const { ean, name } = cremeArticle();
const LABEL = { id: 1, name: 'Product 60 × 40', widthMm: 60, heightMm: 40, dpi: 300 };
const STEP = { data: 'Review Data', design: 'Review Design', publish: 'Review Publish' } as const;

/** The label with another barcode: what comes out of the printer says which version it is. */
const versionFile = (prefix: string) => ({
  name: `${prefix}.json`,
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      format: 'platen-label',
      version: 1,
      name: LABEL.name,
      widthMm: LABEL.widthMm,
      heightMm: LABEL.heightMm,
      variables: [
        { name: 'name', type: 'default' },
        { name: 'ean', type: 'default' },
      ],
      elements: [
        {
          id: 'name',
          type: 'text',
          xMm: 2,
          yMm: 2,
          widthMm: 56,
          heightMm: 10,
          value: '{{name}}',
          sizePt: 10,
        },
        {
          id: 'ean',
          type: 'barcode',
          symbology: 'code128',
          xMm: 2,
          yMm: 14,
          widthMm: 56,
          heightMm: 20,
          value: `${prefix}{{ean}}`,
        },
      ],
    }),
  ),
});

/** Somebody of the demo at a computer of their own. */
async function at(browser: Browser, world: World, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: world.appUrl });
  const page = await context.newPage();
  await signIn(page, world.appUrl, email);
  await expect(page).not.toHaveURL(/login/);
  return page;
}

/** Prints one label of the article; returns the codes on the paper. */
async function codesPrintedBy(member: Page, world: World): Promise<string[][]> {
  const before = world.ippPrinter.jobs.length;
  await member.goto('/#/print-articles');
  const list = new ArticleListPage(member);
  await list.search.fill(ean);
  const print = await list.choose(name);
  await print.chooseLabel(LABEL.name);
  await print.choosePrinter(`IPP ${LABEL.dpi} dpi`);
  await print.print.click();
  await print.expectSummary('1 of 1 label printed');
  await expect.poll(() => world.ippPrinter.jobs.length).toBe(before + 1);
  return codesOnPdf(world.ippPrinter.jobs.at(-1)?.document ?? new Uint8Array(), LABEL);
}

/** Opens what waits for this person from the list of the review. */
async function openDecision(page: Page, step: keyof typeof STEP): Promise<ApproveVersionPage> {
  const list = await QualityListPage.open(page);
  await list.step(STEP[step], LABEL.name).first().click();
  return new ApproveVersionPage(page);
}

async function approve(page: Page, step: 'data' | 'design'): Promise<void> {
  const screen = await openDecision(page, step);
  await screen.changes.first().waitFor();
  await screen.lookAtAll();
  await screen.approve.click();
  await screen
    .question(`Approve the ${step}?`)
    .getByRole('button', { name: `Approve the ${step}` })
    .click();
  await expect(page.getByText(`You approved the ${step} of “${LABEL.name}”`, { exact: false })).toBeVisible();
}

test('a version is rejected, mended, approved twice and published: only then does it come out of the printer', async ({
  browser,
  world,
}) => {
  test.setTimeout(6 * 60_000);
  const [member, designer, data, design, publisher] = [
    await at(browser, world, 'member@demo.test'),
    await at(browser, world, 'labels@demo.test'),
    await at(browser, world, 'data@demo.test'),
    await at(browser, world, 'design@demo.test'),
    await at(browser, world, 'publish@demo.test'),
  ];
  expect(await codesPrintedBy(member, world)).toEqual([[ean]]);

  await test.step('the first round is rejected with words', async () => {
    const form = await QualityVersionFormPage.openUpload(designer, LABEL.id);
    await form.chooseWith(() => form.chooseFile.click(), versionFile('WRONG-'));
    await form.preview.waitFor();
    await form.setReady.check();
    await form.saveReady.click();
    await expect(new QualityDetailsPage(designer).history).toBeVisible();

    const screen = await openDecision(data, 'data');
    await expect(screen.table).toContainText('WRONG-{{ean}}');
    await screen.comment.fill('The prefix is wrong: it must be V4.');
    await screen.reject.click();
    await screen
      .question(/^Reject version/)
      .getByRole('button', { name: 'Reject', exact: true })
      .click();
    await expect(data.getByText('it is a draft again', { exact: false })).toBeVisible();
    expect(await codesPrintedBy(member, world)).toEqual([[ean]]);
  });

  await test.step('the second round is approved by two, and is still not printed', async () => {
    const details = await QualityDetailsPage.open(designer, LABEL.id);
    await designer.reload();
    await expect(details.history).toContainText('The prefix is wrong: it must be V4.');
    await details.change.first().click();
    const form = new QualityVersionFormPage(designer);
    await form.chooseWith(() => form.chooseFile.click(), versionFile('V4-'));
    await form.preview.waitFor();
    await form.setReady.check();
    await form.saveReady.click();
    await expect(details.history.getByRole('listitem').first()).toContainText('Set the version ready');
    await approve(data, 'data');
    await approve(design, 'design');
    expect(await codesPrintedBy(member, world)).toEqual([[ean]]);
  });

  await test.step('published, it is what comes out of the printer', async () => {
    await openDecision(publisher, 'publish');
    await publisher.getByRole('button', { name: 'Publish', exact: true }).click();
    await publisher
      .getByRole('dialog', { name: /^Publish version \d+ now\?$/ })
      .getByRole('button', { name: 'Publish now' })
      .click();
    await expect(publisher.getByText(/prints version \d+ from now on/)).toBeVisible();
    expect(await codesPrintedBy(member, world)).toEqual([[`V4-${ean}`]]);
  });

  await test.step('who decided what stands in the audit trail', async () => {
    const details = await QualityDetailsPage.open(publisher, LABEL.id);
    for (const words of ['Approved the data', 'Approved the design', 'The prefix is wrong: it must be V4.']) {
      await expect(details.history).toContainText(words);
    }
  });
});
