import type { Page } from '@playwright/test';
import { demoPassword } from 'server';
import { LoginPage } from '../pages/login.page.ts';
import { PrintArticlePage } from '../pages/print-article.page.ts';
import { codesOnPdf, codesOnZpl, pageSizesMm } from './paper.ts';
import { expect, test } from './world.ts';

const TART_ID = 13;
const TART_EAN = '2026500000133';
const LABEL_MM = { widthMm: 60, heightMm: 40 };

test.describe.configure({ mode: 'serial' });

async function printThree(page: Page, origin: string, printer: string): Promise<void> {
  const login = await LoginPage.open(page, origin);
  await login.signIn('member@demo.test', demoPassword);
  const print = await PrintArticlePage.open(page, TART_ID, origin);
  await print.choosePrinter(printer);
  await print.setQuantity(3);
  await print.print.click();
  await print.expectSummary('3 of 3 labels printed');
}

function expectPaper(codes: string[][]): void {
  expect(codes).toHaveLength(3);
  for (const page of codes) expect(page).toContain(TART_EAN);
}

test('an IPP printer of 203 dpi gets one PDF of three pages that scan', async ({ page, world }) => {
  await printThree(page, world.appUrl, 'Packing desk (IPP)');
  await expect.poll(() => world.ippPrinter.jobs.length).toBe(1);
  const pdf = world.ippPrinter.jobs[0]?.document ?? new Uint8Array();
  for (const [width, height] of pageSizesMm(pdf)) {
    expect(width).toBeCloseTo(LABEL_MM.widthMm, 2);
    expect(height).toBeCloseTo(LABEL_MM.heightMm, 2);
  }
  expectPaper(await codesOnPdf(pdf, { ...LABEL_MM, dpi: 203 }));
});

test('a raw 9100 printer of 300 dpi gets ZPL for three labels that scan', async ({ page, world }) => {
  await printThree(page, world.appUrl, 'Line 1 (ZPL)');
  await expect.poll(() => world.rawPrinter.connections.at(-1)?.isEnded).toBe(true);
  expect(world.rawPrinter.connections).toHaveLength(1);
  expectPaper(await codesOnZpl(world.rawPrinter.connections[0]?.bytes ?? new Uint8Array()));
});

test('Save to folder gets a file of 300 dpi that scans', async ({ page, world }) => {
  await printThree(page, world.appUrl, 'Save to folder');
  await expect.poll(async () => (await world.savedPrints()).length).toBe(1);
  const [pdf] = await world.savedPrints();
  expectPaper(await codesOnPdf(pdf ?? new Uint8Array(), { ...LABEL_MM, dpi: 300 }));
});

test('the built app prints from a plain file server on another origin, told by config.json alone', async ({
  page,
  world,
}) => {
  const before = world.rawPrinter.connections.length;
  await printThree(page, world.foreignUrl, 'Line 1 (ZPL)');
  await expect.poll(() => world.rawPrinter.connections.length).toBe(before + 1);
});

test('the pages run under their content security policy without a violation', async ({ page, world }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
  });
  const login = await LoginPage.open(page, world.appUrl);
  await login.signIn('member@demo.test', demoPassword);
  await PrintArticlePage.open(page, TART_ID, world.appUrl);
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('img').first()).toBeVisible();
  expect(violations).toEqual([]);
});
