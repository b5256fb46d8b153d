import type { Browser, Page } from '@playwright/test';
import { ApproveVersionPage } from '../pages/approve-version.page.ts';
import { ArticleListPage } from '../pages/article-list.page.ts';
import { QualityDetailsPage } from '../pages/quality-details.page.ts';
import { QualityListPage } from '../pages/quality-list.page.ts';
import { QualityVersionFormPage } from '../pages/quality-version-form.page.ts';
import { cremeArticle } from './article-file.ts';
import { nextIppJob } from './next-ipp-job.ts';
import { codesOnPdf } from './paper.ts';
import { signIn } from './sign-in.ts';
import type { RunningSystem } from './running-system.ts';
import { expect, test } from './test.ts';
import { versionFile } from './version-file.ts';

const { ean, name } = cremeArticle();
const LABEL = { id: 1, name: 'Product 60 × 40', widthMm: 60, heightMm: 40, dpi: 300 };
const STEP = { data: 'Review Data', design: 'Review Design', publish: 'Review Publish' } as const;

/** Returns the label with another barcode, as a file for a file field. */
const upload = (prefix: string) => ({
  name: `${prefix}.json`,
  mimeType: 'application/json',
  buffer: Buffer.from(versionFile(LABEL.name, prefix)),
});

/** Opens the app as a person of the demo, at the computer that all of them share. */
type As = (email: string) => Promise<Page>;

/** Uses one browser for all persons: the app is reloaded for each, from cached files. */
async function shareComputer(browser: Browser, system: RunningSystem): Promise<As> {
  const page = await (await browser.newContext({ baseURL: system.appUrl })).newPage();
  return async (email) => {
    await signIn(page, system.appUrl, { email });
    return page;
  };
}

/** Prints one label of the article as a member; returns the codes on the paper. */
async function printedCodes(as: As, system: RunningSystem): Promise<string[][]> {
  const member = await as('member@demo.test');
  await member.goto('/#/print-articles');
  const list = new ArticleListPage(member);
  await list.search.fill(ean);
  const print = await list.choose(name);
  await print.chooseLabel(LABEL.name);
  const { document } = await nextIppJob(system, () => print.printLabels(`IPP ${LABEL.dpi} dpi`, 1));
  return codesOnPdf(document, LABEL);
}

/** Opens the version that waits for this person from the list of the review. */
async function openDecision(page: Page, step: keyof typeof STEP): Promise<ApproveVersionPage> {
  const list = await QualityListPage.open(page);
  await list.step(STEP[step], LABEL.name).first().click();
  return new ApproveVersionPage(page);
}

async function approve(as: As, step: 'data' | 'design'): Promise<void> {
  const page = await as(`${step}@demo.test`);
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

test(
  'a version is rejected, mended, approved twice and published: only then does it come out of the printer',
  { tag: '@main' },
  async ({ browser, system }) => {
    const as = await shareComputer(browser, system);
    expect(await printedCodes(as, system)).toEqual([[ean]]);

    await test.step('the first round is rejected with words', async () => {
      const designer = await as('labels@demo.test');
      const form = await QualityVersionFormPage.openUpload(designer, LABEL.id);
      await form.chooseWith(() => form.chooseFile.click(), upload('WRONG-'));
      await form.preview.waitFor();
      await form.setReady.check();
      await form.saveReady.click();
      await expect(new QualityDetailsPage(designer).history).toBeVisible();

      const data = await as('data@demo.test');
      const screen = await openDecision(data, 'data');
      await expect(screen.table).toContainText('WRONG-{{ean}}');
      await screen.comment.fill('The prefix is wrong: it must be V4.');
      await screen.reject.click();
      await screen
        .question(/^Reject version/)
        .getByRole('button', { name: 'Reject', exact: true })
        .click();
      await expect(data.getByText('it is a draft again', { exact: false })).toBeVisible();
      expect(await printedCodes(as, system)).toEqual([[ean]]);
    });

    await test.step('the second round is approved by two, and is still not printed', async () => {
      const designer = await as('labels@demo.test');
      const details = await QualityDetailsPage.open(designer, LABEL.id);
      await expect(details.history).toContainText('The prefix is wrong: it must be V4.');
      await details.change.first().click();
      const form = new QualityVersionFormPage(designer);
      await form.chooseWith(() => form.chooseFile.click(), upload('V4-'));
      await form.preview.waitFor();
      await form.setReady.check();
      await form.saveReady.click();
      await expect(details.history.getByRole('listitem').first()).toContainText('Set the version ready');
      await approve(as, 'data');
      await approve(as, 'design');
      expect(await printedCodes(as, system)).toEqual([[ean]]);
    });

    await test.step('published, it is what comes out of the printer', async () => {
      const publisher = await as('publish@demo.test');
      await openDecision(publisher, 'publish');
      await publisher.getByRole('button', { name: 'Publish', exact: true }).click();
      await publisher
        .getByRole('dialog', { name: /^Publish version \d+ now\?$/ })
        .getByRole('button', { name: 'Publish now' })
        .click();
      await expect(publisher.getByText(/prints version \d+ from now on/)).toBeVisible();
      expect(await printedCodes(as, system)).toEqual([[`V4-${ean}`]]);
    });

    await test.step('who decided what stands in the audit trail', async () => {
      const details = await QualityDetailsPage.open(await as('publish@demo.test'), LABEL.id);
      for (const words of [
        'Approved the data',
        'Approved the design',
        'The prefix is wrong: it must be V4.',
      ]) {
        await expect(details.history).toContainText(words);
      }
    });
  },
);
