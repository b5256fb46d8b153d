import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { answer, expectAccessible, mockApi, press, renderPage } from '@/shared/testing';
import { SystemPage } from './system-page';

const queue = (waiting: number, oldestSeconds = 0) => ({ waiting, oldestSeconds });
const state = {
  version: '0.1.0',
  waiting: {
    prints: { ...queue(3, 720), states: { waiting: 2, printing: 1 } },
    mails: queue(0),
    webHooks: queue(1, 90),
    imports: queue(0),
    publications: queue(0),
  },
  agents: [
    {
      id: 4,
      name: 'Dock 3',
      isEnabled: true,
      connectionStatus: 'Connected',
      lastSeenAt: '2026-11-20T10:00:00Z',
    },
    {
      id: 5,
      name: 'Office',
      isEnabled: true,
      connectionStatus: 'Disconnected',
      lastSeenAt: null,
      waitingJobs: 2,
    },
  ],
  connectors: [],
  storage: { printFiles: 2_500_000, mediaFiles: 640, labelFiles: 90_000, importFiles: 0 },
  retention: { printFileHours: 24, importFileDays: null },
};
const today = () => new Date().toISOString().slice(0, 10);

const api = mockApi(
  answer('system', { data: state }),
  answer('printjobs/perday', () => ({ data: [{ day: today(), jobs: 2, labels: 14 }] })),
  answer('features', { data: { printHistoryEnabled: true } }),
  answer('preferences/userSettings', { data: { dateLanguage: 'sv' } }),
);

const administrator = { UserId: '1', UserRole: ['Administrator'] };
const show = () => renderPage(<SystemPage />, { path: '/system', as: administrator });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const tileOf = async (name: string) => {
  const tile = (await screen.findByRole('heading', { name })).closest('li');
  if (!tile) throw new Error(`There is no tile ${name}.`);
  return tile;
};

describe('waiting work', () => {
  it('says how much waits and for how long, with what to do where that is long', async () => {
    show();
    const prints = await tileOf('Prints through agents');
    expect(prints.textContent).toMatch(/3Waiting longOldest: 12 minutes2 not fetched, 1 with the agent/);
    expect(prints.textContent).toMatch(/Check that the agent’s computer is on/);
    const links = within(prints).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Agents', '/activeagents'],
      ['Print history', '/printhistory'],
    ]);
    const hooks = await tileOf('Web hook messages');
    expect(hooks.textContent).toBe('Web hook messages1Oldest: 1 minuteWeb hooks');
    expect((await tileOf('Emails')).textContent).toBe('Emails0Nothing is waiting.');
  });

  it('has no link to imports for administrators who may not import', async () => {
    api.answer('system', { data: { ...state, waiting: { imports: queue(1, 20) } } });
    show();
    expect(within(await tileOf('Imports')).queryByRole('link')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Emails' })).toBeNull();
  });
});

describe('prints per day', () => {
  it('draws the jobs of the last 30 days, and leads from a day to its prints', async () => {
    const { location } = show();
    const plot = await screen.findByRole('slider', {
      name: /^Print jobs per day: 2 print jobs with 14 labels.* Most on .*: 2 print jobs\./,
    });
    expect(plot.getAttribute('aria-valuemax')).toBe('29');
    act(() => plot.focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe(`/printhistory?period=custom&from=${today()}&to=${today()}`));
  });

  it('says that nothing was printed', async () => {
    api.answer('printjobs/perday', { data: [] });
    show();
    expect(await screen.findByText('Nothing was printed in the last 30 days.')).toBeTruthy();
  });

  it('offers to read them again where that failed, beside the rest', async () => {
    api.fail('printjobs/perday', 500, 'The store is busy.');
    show();
    const prints = await region('Prints');
    expect(await prints.findByText('The store is busy.')).toBeTruthy();
    expect(screen.getByText('Dock 3')).toBeTruthy();
  });
});

describe('agents and connectors', () => {
  it('lists first what is away while something waits for it', async () => {
    show();
    const programs = await region('Agents and connectors');
    await waitFor(() =>
      expect(programs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'OfficeAgent · Never seen · 2 jobs waitingNot connected',
        expect.stringMatching(/^Dock 3Agent · Last seen 2026-11-20 \d\d:\d\dConnected$/),
      ]),
    );
    expect(programs.getByRole('link', { name: 'Office' }).getAttribute('href')).toBe('/activeagents?open=5');
  });

  it('counts those that are not listed', async () => {
    const agents = Array.from({ length: 15 }, (_none, at) => ({ id: at + 1, name: `Agent ${at + 1}` }));
    api.answer('system', { data: { ...state, agents } });
    show();
    expect((await screen.findByRole('link', { name: '3 more' })).getAttribute('href')).toBe('/activeagents');
  });
});

describe('storage', () => {
  it('has a legend with sizes and for how long files are kept', async () => {
    show();
    const storage = await region('Storage');
    expect(storage.getByText('2.6 MB in all')).toBeTruthy();
    expect(storage.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Print files2.5 MBDeleted after 24 hours',
      'Imported files0 bytesNever deleted',
      'Media library640 bytesUntil you delete them there',
      'Label files90 kBOne for each version of a label',
    ]);
  });
});

describe('the state of the organisation', () => {
  it('is accessible', async () => {
    show();
    await screen.findByRole('slider');
    await expectAccessible();
  });

  it('says of an organisation without anything that there is nothing', async () => {
    const storage = { printFiles: 0, mediaFiles: 0, labelFiles: 0, importFiles: 0 };
    api.answer('system', { data: { waiting: {}, agents: [], connectors: [], storage } });
    show();
    expect(await screen.findByText('No files are stored.')).toBeTruthy();
    expect(screen.getByText(/this organisation has no agents and no connectors/)).toBeTruthy();
    await expectAccessible();
  });

  it('is asked for every 10 s, and what was there stays when that fails', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    expect(await screen.findByText('Dock 3')).toBeTruthy();
    api.fail('system', 500, 'The storage is being moved.');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByText(/Couldn’t refresh.*The storage is being moved\./)).toBeTruthy();
    expect(screen.getByText('Dock 3')).toBeTruthy();
    vi.useRealTimers();
  });

  it('is read again after a failure', async () => {
    api.failOnce('system', 400, 'The database is away.');
    show();
    expect(await screen.findByText('The database is away.')).toBeTruthy();
    await press('Try again');
    expect(await screen.findByText('Dock 3')).toBeTruthy();
  });

  it.each([404, 501])('says that a server that answers %i does not offer it', async (status) => {
    api.answer('system', {}, status);
    show();
    expect(await screen.findByText('This server does not offer this.')).toBeTruthy();
  });

  it('says who may see it where the server refuses', async () => {
    api.fail('system', 403, 'No.');
    show();
    expect(await screen.findByText(/^You are not allowed to see this/)).toBeTruthy();
  });
});
