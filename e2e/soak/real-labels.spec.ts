import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { pngOfBitmap, rasterisePages, readBarcodesOf } from 'label-core/testing';
import { tellFigures } from '../../scripts/soak/figures.ts';
import { LabelDesignPage } from '../pages/label-design.page.ts';
import { PrintArticlePage } from '../pages/print-article.page.ts';
import { PrinterFormPage } from '../pages/printer-form.page.ts';
import { tokensOf } from '../stage/stored-session.ts';
import { openEmptyServer, PASSWORD } from '../wire/empty-server.ts';
import { freePort } from '../wire/free-port.ts';
import { HelperProgram } from '../wire/helper-program.ts';
import { pageSizesMm } from '../wire/paper.ts';
import { signIn } from '../wire/sign-in.ts';
import { expect, test as base } from '@playwright/test';
import { realLabels, type DrawnElement } from './real-labels/index.ts';
import type { RealLabel } from './real-labels/real-label.ts';

const FOUNDER = 'founder@labels.test';
const PRINTER = 'Desk';
const DPI = 300;
const DOTS_PER_MM = DPI / 25.4;
const PICTURES = resolve(import.meta.dirname, '../../test-results/soak/labels');

interface Workshop {
  readonly url: string;
  readonly prints: () => Promise<readonly Buffer[]>;
}

/** An organisation in which nobody reviews labels, with the printer helper of its computer. */
const test = base.extend<object, { workshop: Workshop }>({
  workshop: [
    // Playwright reads the fixtures a function needs from its first parameter.
    async ({ playwright: _playwright }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'platen-labels-'));
      const [port, helperPort] = [await freePort(), await freePort()];
      const helper = new HelperProgram({ port: helperPort, dataDir, origins: [`http://localhost:${port}`] });
      await helper.start();
      const server = await openEmptyServer({ PORT: String(port), HELPER_URL: helper.url });
      await server.found(FOUNDER);
      const folder = join(dataDir, 'prints');
      await use({
        url: server.url,
        prints: async () => {
          const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.pdf'));
          return Promise.all(names.toSorted().map((name) => readFile(join(folder, name))));
        },
      });
      await server.close();
      await helper.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.describe.configure({ timeout: 10 * 60_000 });

/** Makes an element as a person does: its tool, then its fields one after the other. */
async function draw(design: LabelDesignPage, element: DrawnElement): Promise<void> {
  const { tool, name, content, kind, fields, choices = {}, isUpsideDown = false } = element;
  const count = await design.elements.getByRole('option').count();
  await design.add(tool).click();
  await expect(design.elements.getByRole('option')).toHaveCount(count + 1);
  await enter(design, 'Name', name);
  if (kind !== undefined) await design.properties.getByRole('combobox', { name: 'Kind' }).selectOption(kind);
  if (content !== undefined) await design.field('Content').fill(content);
  for (const [label, choice] of Object.entries(choices)) {
    const group = design.properties.getByRole('radiogroup', { name: label, exact: true });
    await group.getByText(choice, { exact: true }).click();
  }
  if (isUpsideDown)
    for (let turn = 0; turn < 2; turn += 1)
      await design.properties.getByRole('button', { name: 'Turn right' }).click();
  for (const [label, number] of Object.entries(fields)) await enter(design, label, number);
  await expect(design.row(name)).toBeVisible();
}

async function enter(design: LabelDesignPage, label: string, value: string): Promise<void> {
  await design.field(label).fill(value);
  await design.field(label).press('Enter');
}

async function designed(page: Page, url: string, label: RealLabel): Promise<number> {
  const design = await LabelDesignPage.blank(page, label.widthMm, label.heightMm, url);
  await page.getByRole('combobox', { name: 'Resolution that is drawn' }).selectOption(String(DPI));
  for (const element of label.elements) await draw(design, element);
  await page
    .getByRole('radiogroup')
    .getByText(/problems?$/)
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Data and problems' }).getByRole('listitem')).toHaveText([]);
  await design.name.fill(label.name);
  await page.screenshot({ path: join(PICTURES, `${label.file}-designer.png`) });
  await page.getByRole('button', { name: 'Add the label, printed at once' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label.name);
  return Number(/labels\/(\d+)/.exec(page.url())?.[1]);
}

async function addArticle(page: Page, url: string, label: RealLabel, labelId: number): Promise<number> {
  const { name, number } = label.article;
  const answer = await fetch(`${url}/api/articles`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${(await tokensOf(page)).token}`,
    },
    body: JSON.stringify({ name, externalIdentifier: number, labelId }),
  });
  const { data } = (await answer.json()) as { data: { id: number } };
  return data.id;
}

test('ten labels are designed from nothing, printed, and scan', async ({ browser, workshop }) => {
  mkdirSync(PICTURES, { recursive: true });
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(page, workshop.url, { email: FOUNDER, password: PASSWORD });
  const form = await PrinterFormPage.openNew(page, workshop.url);
  await form.vendor.selectOption('Zebra');
  await form.model.selectOption('ZT411');
  await form.resolution.selectOption(String(DPI));
  await form.language.selectOption('pdf');
  await form.queue.selectOption('Save to folder');
  await form.name.fill(PRINTER);
  await form.add.click();
  await expect(page.getByRole('link', { name: PRINTER })).toBeVisible();
  for (const label of realLabels)
    await test.step(label.name, async () => {
      const labelId = await designed(page, workshop.url, label);
      const articleId = await addArticle(page, workshop.url, label, labelId);
      const print = await PrintArticlePage.open(page, articleId, workshop.url);
      for (const [name, value] of Object.entries(label.values))
        await page.getByRole('textbox', { name, exact: true }).fill(value);
      const before = (await workshop.prints()).length;
      await print.printLabels(PRINTER, 1);
      await expect.poll(async () => (await workshop.prints()).length).toBe(before + 1);
      const pdf = (await workshop.prints()).at(-1) ?? Buffer.alloc(0);
      expect(pageSizesMm(pdf)).toEqual([[label.widthMm, label.heightMm]]);
      const size = {
        width: Math.round(label.widthMm * DOTS_PER_MM),
        height: Math.round(label.heightMm * DOTS_PER_MM),
      };
      for await (const bitmap of rasterisePages(pdf, size)) {
        writeFileSync(join(PICTURES, `${label.file}.png`), pngOfBitmap(bitmap));
        const read = (await readBarcodesOf(bitmap)).map(({ text }) => text);
        expect(read.toSorted()).toEqual(label.codes.toSorted());
        tellFigures({ 'labels designed and printed': 1, 'codes read': read.length });
      }
    });
});
