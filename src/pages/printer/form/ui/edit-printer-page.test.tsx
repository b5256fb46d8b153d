import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  button,
  choose,
  expectAccessible,
  field,
  fill,
  findField,
  mockApi,
  press,
  renderPage,
} from '@/shared/testing';
import { awayAgent, manager, printerServer, savedPrinter } from '../testing/printer-server';
import { EditPrinterPage } from './edit-printer-page';

const api = mockApi(...printerServer());

const show = (id: number | string = 5) =>
  renderPage(<EditPrinterPage />, { path: `/editprinter/${id}`, route: '/editprinter/:id', as: manager });
const save = () => press('Save');
const printersAre = (...printers: readonly object[]) => api.answer('printers', { data: printers });

const agentsAre = (...agents: readonly object[]) => api.answer('agents', { data: agents });
const through = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Reached through' });

const { printerId, revision, isDefault: _default, ...fields } = savedPrinter;

describe('a saved printer', () => {
  it('is changed to the letter, with the revision it had', async () => {
    show();
    await fill({ 'Display name': 'Line 2, hall B' });
    await save();
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(api.written()).toEqual([
      { call: 'PUT printers', body: { printerId, revision, ...fields, displayName: 'Line 2, hall B' } },
    ]);
  });

  it('is given to groups by the call that is made for it', async () => {
    show();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Bakery' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Food' }));
    await save();
    await waitFor(() =>
      expect(api.written()).toEqual([
        { call: 'PUT printers/groups', body: { printerId, revision, groupIds: [3] } },
      ]),
    );
  });

  it('cannot be saved without a name, and says why', async () => {
    show();
    await userEvent.clear(await findField('Name'));
    const submit = button('Save');
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Give the printer a name.');
    await save();
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    expect(api.written()).toEqual([]);
  });

  it('says who else changed the printer meanwhile, keeps what was entered, and shows theirs after Discard', async () => {
    const Message =
      'This printer was changed meanwhile by Åsa Öberg. Load it again to see the change, then make yours.';
    api.fail('PUT printers', 409, Message);
    show();
    await fill({ 'Display name': 'Mine' });
    printersAre({ ...savedPrinter, displayName: 'Theirs', revision: 5 });
    await save();
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getByText(Message)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(field('Display name').value).toBe('Mine');
    expect(await screen.findByRole('heading', { name: 'Theirs' })).toBeTruthy();
    await press('Discard');
    await press('Discard changes');
    expect(field('Display name').value).toBe('Theirs');
  });

  it('is never saved over a change that was loaded while it was being edited', async () => {
    const app = show();
    await fill({ 'Display name': 'Mine' });
    printersAre({ ...savedPrinter, dpi: 600, revision: 9 });
    await app.client.invalidateQueries({ queryKey: ['printer', 'list'] });
    await save();
    await waitFor(() => expect(api.written()[0]?.body).toMatchObject({ revision }));
  });

  it('keeps an address that only its owner allowed', async () => {
    printersAre({
      ...savedPrinter,
      targetIpAddress: '127.0.0.1',
      targetPort: 8631,
      targetPrintQueue: 'ipp/print',
    });
    show();
    await fill({ 'Display name': 'Desk' });
    await save();
    await waitFor(() =>
      expect(api.written()[0]?.body).toMatchObject({ targetPort: 8631, targetPrintQueue: 'ipp/print' }),
    );
  });

  it('is deleted after a question, says so, and leads to the list', async () => {
    const app = show();
    await press('Delete');
    const modal = await screen.findByRole('dialog', { name: 'Delete Line 2?' });
    printersAre();
    await userEvent.click(within(modal).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Line 2 was deleted. The list opens in 5 seconds.')).toBeTruthy();
    expect(api.written()).toEqual([{ call: 'DELETE printers/5', body: undefined }]);
    await press('Go now');
    expect(app.location()).toBe('/printers');
  });

  it('keeps a printer where the server does not offer to delete it', async () => {
    api.answer('DELETE printers/5', {}, 501);
    show();
    await press('Delete');
    const modal = await screen.findByRole('dialog');
    await userEvent.click(within(modal).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/Already deleted, or not supported by this server/)).toBeTruthy();
  });

  it('says that the printer is not there', async () => {
    show(77);
    expect(await screen.findByText('Printer not found. It may have been deleted.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all printers' }).getAttribute('href')).toBe('/printers');
  });

  it('offers to try again when the printer cannot be read', async () => {
    api.fail('printers', 400, 'Broken');
    show();
    expect(await screen.findByText('Broken')).toBeTruthy();
    api.reset();
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Line 2' })).toBeTruthy();
  });
});

describe('what a printer is reached through', () => {
  it.each([404, 501, 403])('asks for no agent where the server answers %i to the agents', async (status) => {
    api.answer('agents', {}, status);
    show();
    expect(await findField('Address')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Reached through' })).toBeNull();
    expect(screen.queryByText('The agents could not be loaded')).toBeNull();
  });

  it('offers the helper, or an agent with how it stands and its queues', async () => {
    agentsAre(awayAgent);
    show();
    await choose('Reached through', 'Agent Dock 3 (DOCK-PC)');
    expect(await screen.findByText('Not connected')).toBeTruthy();
    expect(
      screen.getByText(/^Last seen 2026-11-20.*Labels wait until the agent is connected\.$/),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'A queue on the agent’s machine' }));
    await choose('Queue', 'Zebra dock');
    expect(screen.getByText(/To try a printer behind an agent, save it/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Print a test label' })).toBeNull();
    await expectAccessible();
    await save();
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(api.written()).toEqual([
      {
        call: 'PUT printers',
        body: {
          printerId,
          revision,
          ...fields,
          targetIpAddress: null,
          targetPort: null,
          targetPrintQueue: 'Zebra dock',
          agentId: 7,
        },
      },
    ]);
  });

  it('gives a printer back to the helper', async () => {
    agentsAre(awayAgent);
    printersAre({ ...savedPrinter, agent: awayAgent });
    show();
    expect((await through()).value).toBe('7');
    await choose('Reached through', 'The printer helper on this computer');
    await save();
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(api.written()).toEqual([
      { call: 'PUT printers', body: { printerId, revision, ...fields, agentId: null } },
    ]);
  });

  it('still tells an agent that is in no list, and keeps it', async () => {
    printersAre({ ...savedPrinter, agent: awayAgent });
    show();
    expect((await through()).selectedOptions[0]?.text).toBe('An agent that is no longer listed');
    await fill({ 'Display name': 'Line 9' });
    await save();
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(api.written()).toMatchObject([{ body: { agentId: 7, displayName: 'Line 9' } }]);
  });
});
