import { expect } from '@playwright/test';
import { PrintArticlePage } from '../../pages/print-article.page.ts';
import { QuickPrintPage } from '../../pages/quick-print.page.ts';
import { WidgetFormPage } from '../../pages/widget-administration.page.ts';
import { everybody, member } from '../people.ts';
import { open, press, type Journey } from './journey.ts';

const REPORTS = ['PUT /api/printjobs/status', 'PUT /api/printjobs/printjobentries/status'] as const;

export const printingJourneys: readonly Journey[] = [
  {
    does: 'prints an article',
    as: member,
    makes: ['GET /api/printers', 'POST /api/printjobs/article', ...REPORTS],
    walk: async (page) => {
      const print = await PrintArticlePage.open(page, 1);
      await print.print.click();
      await print.expectSummary('1 of 1 label printed');
    },
  },
  {
    does: 'prints a label by itself, and looks at the orders',
    as: member,
    makes: ['GET /api/labels', 'POST /api/printjobs', 'GET /api/orders'],
    walk: async (page) => {
      await open(page, '/print-labels');
      await page.getByRole('link', { name: 'Shelf label', exact: true }).click();
      const print = new PrintArticlePage(page);
      await print.print.click();
      await print.expectSummary('1 of 1 label printed');
      await open(page, '/myorders');
      await expect(page.getByText('O-1001')).toBeVisible();
    },
  },
  {
    does: 'prints a label for an article that is made for it',
    as: everybody,
    makes: ['GET /api/articles/name', 'POST /api/articles'],
    walk: async (page) => {
      await open(page, '/print-labels/1/articlename/Apple%20cake');
      await press(page, /^(Create|Add)/);
      const print = new PrintArticlePage(page);
      await expect(print.heading).toHaveText('Print Apple cake');
    },
  },
  {
    does: 'prints by a widget that this browser keeps',
    as: everybody,
    makes: ['POST /api/print'],
    walk: async (page) => {
      const form = await WidgetFormPage.open(page, 'new');
      await form.name.fill('Shelf');
      await form.label.selectOption('Shelf label');
      await form.printer.selectOption('Counter printer');
      await form.add.click();
      await expect(form.heading).toHaveText('Widgets');
      const card = (await QuickPrintPage.open(page)).card('Shelf');
      await card.choose('plum', 'Plum tart');
      await card.print.click();
      await expect(card.result('Print job sent successfully!')).toBeVisible();
    },
  },
];
