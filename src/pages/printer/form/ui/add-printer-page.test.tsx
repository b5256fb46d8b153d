import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { button, choose, expectAccessible, field, fill, mockApi, press, renderPage } from '@/shared/testing';
import { manager, printerServer } from '../testing/printer-server';
import { AddPrinterPage } from './add-printer-page';

const api = mockApi(...printerServer());

const show = () => renderPage(<AddPrinterPage />, { path: '/addprinter', route: '/addprinter', as: manager });
const add = () => press('Add printer');

describe('a new printer', () => {
  it('goes from its maker to its model, which brings resolution and language along, and is sent to the letter', async () => {
    const app = show();
    await choose('Manufacturer', 'Zebra');
    await choose('Model', 'ZT411');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Resolution (dpi)' }).value).toBe('300');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Printer language' }).value).toBe('zpl');
    await choose('Queue', 'Zebra (stopped: out of labels)');
    await fill({ Name: ' line-2 ' });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Bakery' }));
    await expectAccessible();
    await add();
    await waitFor(() => expect(app.location()).toBe('/printers'));
    expect(api.written()).toEqual([
      {
        call: 'POST printers',
        body: {
          name: 'line-2',
          displayName: '',
          vendor: 'Zebra',
          model: 'ZT411',
          dpi: 300,
          language: 'zpl',
          targetIpAddress: null,
          targetPort: null,
          targetPrintQueue: 'Zebra',
          useLocalPrinterDriver: false,
          groupIds: [3],
        },
      },
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    [
      'an address',
      async () => {
        await userEvent.click(screen.getByRole('radio', { name: 'Network address' }));
        await fill({ Address: '10.0.0.5' });
        await fill({ Port: '631' });
        await fill({ 'Path or queue of the printer': 'ipp/print' });
      },
      {
        targetIpAddress: '10.0.0.5',
        targetPort: 631,
        targetPrintQueue: 'ipp/print',
        useLocalPrinterDriver: false,
      },
    ],
    [
      'a local driver, by hand',
      async () => {
        await userEvent.click(screen.getByRole('radio', { name: 'Local driver' }));
        await choose('Queue', 'Other, entered by hand');
        await fill({ 'Queue, by hand': 'Office 2' });
        await choose('Printer language', 'PDF, through a driver or IPP');
      },
      { targetIpAddress: null, targetPort: null, targetPrintQueue: 'Office 2', useLocalPrinterDriver: true },
    ],
  ])('prints to %s', async (_what, enter, target) => {
    show();
    await choose('Manufacturer', 'Zebra');
    await choose('Model', 'ZT411');
    await screen.findByRole('combobox', { name: 'Queue' });
    await enter();
    await fill({ Name: 'x' });
    await add();
    await waitFor(() => expect(api.written()[0]?.body).toMatchObject(target));
  });

  it('says nothing before somebody tries, then what is missing, and puts the focus there', async () => {
    show();
    const vendor = await screen.findByRole('combobox', { name: 'Manufacturer' });
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
    await add();
    await waitFor(() => expect(document.activeElement).toBe(vendor));
    expect(screen.getByRole('alert').textContent).toBe('Choose the manufacturer.');
    await choose('Manufacturer', 'Zebra');
    await choose('Model', 'ZT411');
    await userEvent.click(screen.getByRole('radio', { name: 'Network address' }));
    await fill({ Address: '8.8.8.8' });
    await fill({ Port: '22' });
    await add();
    expect(api.written()).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(field('Address')));
    expect(screen.getAllByText(/The address must be in your own network/)).toHaveLength(3);
    expect(screen.getByText(/Printers listen on port 9100 to 9103/)).toBeTruthy();
  });

  it('shows what the server found wrong at its field, and keeps what was entered', async () => {
    const Message = 'There is already a printer named line-2.';
    api.answer('POST printers', { Message, problems: [{ path: 'name', message: Message }] }, 422);
    show();
    await choose('Manufacturer', 'Zebra');
    await choose('Model', 'ZT411');
    await choose('Queue', 'Zebra (stopped: out of labels)');
    await fill({ Name: 'line-2' });
    await add();
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getByText('An error occurred saving your changes')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(field('Name').value).toBe('line-2');
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    await fill({ Name: 'line-3' });
    expect(field('Name').getAttribute('aria-invalid')).toBeNull();
  });

  it('finds what was entered again after a reload, until it is given up', async () => {
    const first = show();
    await fill({ Name: 'line-2' });
    first.unmount();
    show();
    expect(await screen.findByText(/Your unsaved entries are back/)).toBeTruthy();
    expect(field('Name').value).toBe('line-2');
    await press('Cancel');
    await press('Discard changes');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is warned of when the subscription has no room for its model, and not for one in use', async () => {
    api.answer('subscription', { data: { maxPrinterModels: 1, printerModels: 1 } });
    show();
    expect(
      await screen.findByText(
        /1 of 1 printer models in your subscription is in use. No printer of another model can be added. Choose one of the models in use/,
      ),
    ).toBeTruthy();
    await choose('Manufacturer', 'Zebra');
    await choose('Model', 'ZD421');
    expect(await screen.findByText(/does not count again/)).toBeTruthy();
  });

  it('is entered by hand where the server knows no makers and no helper tells its queues', async () => {
    api.answer('printers/vendors', {}, 501);
    api.unreachable('http://helper.test/health');
    show();
    await fill({ Manufacturer: 'Acme' });
    await fill({ Model: 'One' });
    await fill({ Queue: 'Acme' });
    await fill({ Name: 'acme' });
    expect(screen.getByText('The queues of this computer cannot be listed')).toBeTruthy();
    expect(button('Check again')).toBeTruthy();
    expect(screen.getByText('A test label needs the printer helper on this computer.')).toBeTruthy();
    await add();
    await waitFor(() =>
      expect(api.written()[0]?.body).toMatchObject({
        vendor: 'Acme',
        model: 'One',
        dpi: 203,
        targetPrintQueue: 'Acme',
      }),
    );
  });
});
