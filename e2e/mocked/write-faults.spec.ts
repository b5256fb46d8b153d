import type { Locator, Page } from '@playwright/test';
import { http } from 'msw/http';
import { AgentsPage } from '../pages/agents.page.ts';
import { ConnectorsPage } from '../pages/connectors.page.ts';
import { ImportConfigurationPage } from '../pages/import-configuration.page.ts';
import { IntegrationClientsPage } from '../pages/integration-clients.page.ts';
import { PaperPage } from '../pages/paper.page.ts';
import { PrintArticlePage } from '../pages/print-article.page.ts';
import { PrintOrderPage } from '../pages/print-order.page.ts';
import { PrintHistoryPage } from '../pages/print-history.page.ts';
import { PrinterFormPage } from '../pages/printer-form.page.ts';
import { QuickPrintPage } from '../pages/quick-print.page.ts';
import { WebHooksPage } from '../pages/web-hooks.page.ts';
import { FAULTS, LEAKS, SERVER_MESSAGE } from '../stage/faults.ts';
import { expect, TART_ID, test } from '../stage/test.ts';

/** Screen that is filled in, ready for the one press that sends the write. */
interface Filled {
  press: Locator;
  /** Typed or chosen input that must not be lost. */
  typed: Locator;
  value: string;
}

interface Write {
  name: string;
  /** The call that fails. */
  call: { method: 'post' | 'put'; path: string };
  /** Account that writes; the member by default. */
  as?: string;
  fill: (page: Page) => Promise<Filled>;
}

const ADMINISTRATOR = 'admin@demo.test';

const WRITES: readonly Write[] = [
  {
    name: 'printing an article',
    call: { method: 'post', path: '/api/printjobs/article' },
    fill: async (page) => {
      const print = await PrintArticlePage.open(page, TART_ID);
      await print.variable('Name').fill('Typed before');
      return { press: print.print, typed: print.variable('Name'), value: 'Typed before' };
    },
  },
  {
    name: 'printing a label by itself',
    call: { method: 'post', path: '/api/printjobs' },
    fill: async (page) => {
      await page.goto('/#/print-labels/1');
      const print = new PrintArticlePage(page);
      await print.variable('Name').fill('Typed before');
      await print.variable('EAN').fill('2026500000133');
      return { press: print.print, typed: print.variable('Name'), value: 'Typed before' };
    },
  },
  {
    name: 'printing from a card',
    call: { method: 'post', path: '/api/print' },
    fill: async (page) => {
      const card = (await QuickPrintPage.open(page)).card('Batch of the day');
      await card.choose('2026500000133', 'Tarte à la crème 1 part');
      const lot = page.getByRole('form', { name: 'Batch of the day' }).getByLabel('Lot');
      await lot.fill('L-77');
      await page
        .getByRole('form', { name: 'Batch of the day' })
        .getByLabel('Expiry')
        .selectOption({ index: 1 });
      return { press: card.print, typed: lot, value: 'L-77' };
    },
  },
  {
    name: 'printing an order',
    call: { method: 'post', path: '/api/printjobs' },
    fill: async (page) => {
      const order = await PrintOrderPage.open(page, 1);
      await order.spares.fill('2');
      return { press: order.print, typed: order.spares, value: '2' };
    },
  },
  {
    name: 'adding a printer',
    call: { method: 'post', path: '/api/printers' },
    fill: async (page) => {
      const form = await PrinterFormPage.openNew(page);
      await form.vendor.selectOption({ label: 'Zebra' });
      await form.model.selectOption({ index: 1 });
      await form.queue.selectOption({ label: 'Save to folder' });
      await form.name.fill('typed-before');
      return { press: form.add, typed: form.name, value: 'typed-before' };
    },
  },
  {
    name: 'changing a printer',
    call: { method: 'put', path: '/api/printers' },
    fill: async (page) => {
      await page.goto('/#/editprinter/1');
      const form = new PrinterFormPage(page);
      await form.displayName.fill('Typed before');
      return { press: form.save, typed: form.displayName, value: 'Typed before' };
    },
  },
  {
    name: 'setting the paper of a label and its fallback',
    call: { method: 'put', path: '/api/print-settings' },
    fill: async (page) => {
      await page.goto('/#/preferences-detail/label/1/printer/1');
      const paper = new PaperPage(page);
      await paper.orientation.selectOption({ index: 1 });
      return { press: paper.save, typed: paper.orientation, value: await paper.orientation.inputValue() };
    },
  },
  {
    name: 'printing again',
    call: { method: 'post', path: '/api/printjobs/:id/reprint' },
    fill: async (page) => {
      const history = await PrintHistoryPage.open(page);
      await history.openJob('Pain de campagne');
      await history.drawer
        .getByRole('link', { name: /^Reprint/ })
        .first()
        .click();
      await history.reason.selectOption({ index: 1 });
      return { press: history.print, typed: history.reason, value: await history.reason.inputValue() };
    },
  },
  {
    name: 'adding an agent',
    call: { method: 'post', path: '/api/agents' },
    as: ADMINISTRATOR,
    fill: async (page) => {
      const agents = await AgentsPage.open(page);
      await agents.toAdd.click();
      await agents.name.fill('Typed before');
      return { press: agents.add, typed: agents.name, value: 'Typed before' };
    },
  },
  {
    name: 'adding a connector',
    call: { method: 'post', path: '/api/connectors' },
    as: ADMINISTRATOR,
    fill: async (page) => {
      const connectors = await ConnectorsPage.open(page);
      await connectors.toAdd.click();
      await connectors.name.fill('Typed before');
      // The button moves down when the labels above it arrive: it is not pressed while it does.
      await connectors.label('Asset tag 50 × 25').waitFor();
      return { press: connectors.add, typed: connectors.name, value: 'Typed before' };
    },
  },
  {
    name: 'changing a connector',
    call: { method: 'put', path: '/api/connectors/:id' },
    as: ADMINISTRATOR,
    fill: async (page) => {
      await page.goto('/#/connectors/1');
      const connector = new ConnectorsPage(page);
      await connector.name.fill('Typed before');
      await connector.label('Asset tag 50 × 25').waitFor();
      return { press: connector.save, typed: connector.name, value: 'Typed before' };
    },
  },
  {
    name: 'adding an integration client',
    call: { method: 'post', path: '/api/integrationclients' },
    as: ADMINISTRATOR,
    fill: async (page) => {
      const clients = await IntegrationClientsPage.open(page);
      await clients.toAdd.click();
      await clients.name.fill('Typed before');
      await clients.scope('Print').check();
      return { press: clients.add, typed: clients.name, value: 'Typed before' };
    },
  },
  {
    name: 'adding a web hook',
    call: { method: 'post', path: '/api/integrationwebhooks' },
    as: ADMINISTRATOR,
    fill: async (page) => {
      const hooks = await WebHooksPage.open(page);
      await hooks.toAdd.click();
      await hooks.name.fill('Typed before');
      await hooks.address.fill('https://hooks.example.com/platen');
      await hooks.event('Print failed').check();
      return { press: hooks.add, typed: hooks.name, value: 'Typed before' };
    },
  },
  {
    name: 'adding an import configuration',
    call: { method: 'post', path: '/api/import/importConfiguration' },
    as: ADMINISTRATOR,
    fill: async (page) => {
      const configuration = await ImportConfigurationPage.openNew(page);
      await configuration.name.fill('Typed before');
      await configuration.field('Article name').fill('Bezeichnung');
      await configuration.field('EAN').fill('Strichcode');
      return { press: configuration.add, typed: configuration.name, value: 'Typed before' };
    },
  },
];

for (const { name, call, as = 'member@demo.test', fill } of WRITES) {
  test(
    `every way in which ${name} can fail is told, and what was typed stays`,
    { tag: name === 'printing an article' ? '@main' : [] },
    async ({ page, stage, signIn }) => {
      const crashes: string[] = [];
      page.on('pageerror', (error) => crashes.push(String(error)));
      await signIn(as);
      const { press, typed, value } = await fill(page);
      for (const fault of FAULTS.filter(({ isOk, isSessionEnd }) => !isOk && !isSessionEnd)) {
        await test.step(fault.name, async () => {
          // If the call is refused, the app uses its fallback: both get the same answer.
          if (call.path === '/api/print-settings') stage.override(http.post(`*${call.path}`, fault.answer));
          stage.override(http[call.method](`*${call.path}`, fault.answer));
          await press.click();
          const told = page
            .getByRole('alert')
            .or(page.getByRole('alertdialog'))
            .or(page.getByRole('dialog', { name: 'Error' }));
          await expect(told.filter({ visible: true }).first()).toBeVisible();
          await expect(told.filter({ visible: true }).first()).not.toBeEmpty();
          if (fault.name === '500 with a Message')
            await expect(page.locator('body')).toContainText(SERVER_MESSAGE);
          await expect(page.locator('body')).not.toContainText(LEAKS);
          const question = page.getByRole('dialog', { name: 'Error' });
          if (await question.isVisible()) await question.getByRole('button').last().click();
          await expect(typed).toHaveValue(value);
          await expect(press).toBeEnabled();
          stage.forgetOverrides();
          expect(crashes).toEqual([]);
          expect(page.url()).not.toContain('login');
        });
      }
    },
  );
}
