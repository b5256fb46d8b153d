import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { helperHandlers } from '@/entities/printer-helper/index.testing';
import { subscriptionHandlers } from '@/entities/subscription/index.testing';
import { runtimeConfig, setRuntimeConfig } from '@/shared/config';
import { setLanguage } from '@/shared/i18n';
import { answer, button, findButton, mockApi, renderWith } from '@/shared/testing';
import { Header } from './header';

const downloads = (facts: object = {}) => answer('updates/downloads', { data: facts });
const features = answer('features', { data: {} });
const api = mockApi(...subscriptionHandlers('Enterprise'), ...helperHandlers(), downloads(), features);
const release = (tag_name: string) => answer('http://releases.test/list', [{ tag_name }]);
const healthQuestions = () => api.sentTo('GET http://helper.test/health');
const counts = () => api.sentTo('GET printjobs/count');

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => setLanguage('en'));

const show = (onOpenMenu?: () => void) =>
  renderWith(<Header screens={[]} {...(onOpenMenu && { onOpenMenu })} />, { as: 'User' });
const person = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('prints left', () => {
  it('shows the prints left on a Free subscription, and asks for them every 30 s', async () => {
    api.use(...subscriptionHandlers('Free', { allowedPrintJobs: 50, printedJobs: 13 }));
    show();
    expect(await screen.findByText('37 of 50 prints left')).toBeTruthy();
    expect(counts().map(({ query }) => query.get('interval'))).toEqual(['MONTH']);
    await pause(29_000);
    expect(counts()).toHaveLength(1);
    await pause(1_500);
    await waitFor(() => expect(counts()).toHaveLength(2));
  });

  it.each([50, 53])('says “Out of printjobs” in red after %i of 50 prints', async (printedJobs) => {
    api.use(...subscriptionHandlers('Free', { allowedPrintJobs: 50, printedJobs }));
    show();
    const words = await screen.findByText('Out of printjobs');
    expect(words.getAttribute('role')).toBe('status');
    expect(words.className).toMatch(/out/);
  });

  it('neither shows nor asks for the prints left on any other subscription', async () => {
    api.use(...subscriptionHandlers('Enterprise', { allowedPrintJobs: 50, printedJobs: 13 }));
    const { client } = show();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    await pause(31_000);
    expect(counts()).toEqual([]);
    expect(screen.queryByText(/prints left|Out of printjobs/)).toBeNull();
  });
});

describe('the helper indicator', () => {
  it.each([
    [
      'Connected',
      () => HttpResponse.json({ status: 'Healthy', version: '1.0.0', instanceId: 'h' }),
      'The printer helper is connected.',
    ],
    ['Not running', () => HttpResponse.error(), 'The printer helper is not running on this computer.'],
    [
      'Unhealthy',
      () => HttpResponse.json({ status: 'Faulty', Message: 'The journal is full' }, { status: 503 }),
      'The journal is full',
    ],
  ])('says of the helper “%s”, and behind it why', async (word, respond, cause) => {
    api.use(http.get('http://helper.test/health', respond));
    show();
    await person().click(await findButton(`Printer helper: ${word}`));
    expect(within(await screen.findByRole('dialog')).getByText(cause)).toBeTruthy();
  });

  it('says Too old for a helper below the oldest version', async () => {
    api.use(...helperHandlers({ version: '0.0.9' }));
    show();
    expect(await findButton('Printer helper: Too old')).toBeTruthy();
  });

  it('tells computer, version and last check', async () => {
    show();
    await person().click(await findButton('Printer helper: Connected'));
    const panel = within(await screen.findByRole('dialog'));
    expect(await panel.findByText('BENCH-3')).toBeTruthy();
    expect(panel.getByText('1.0.0')).toBeTruthy();
    expect(panel.getByText('Last check')).toBeTruthy();
  });

  it('asks for the health every 10 s', async () => {
    show();
    await waitFor(() => expect(healthQuestions()).toHaveLength(1));
    await pause(9_000);
    expect(healthQuestions()).toHaveLength(1);
    await pause(1_500);
    await waitFor(() => expect(healthQuestions()).toHaveLength(2));
  });
});

const openPanel = async () => {
  show();
  await person().click(await findButton('Printer helper: Connected'));
};

describe('the download panel', () => {
  it('offers both downloads, and says when a newer version is out', async () => {
    api.use(
      downloads({
        latestVersion: '1.2.0',
        windowsDownloadUrl: 'http://dl.test/helper.exe',
        macDownloadUrl: 'http://dl.test/helper.dmg',
      }),
    );
    await openPanel();
    expect(await screen.findByText('Version 1.2.0 of the printer helper is out.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Download for Windows' }).getAttribute('href')).toBe(
      'http://dl.test/helper.exe',
    );
    expect(screen.getByRole('link', { name: 'Download for Mac' }).getAttribute('href')).toBe(
      'http://dl.test/helper.dmg',
    );
  });

  it('tells of a newer version unasked, and asks for it every 10 minutes', async () => {
    api.use(downloads({ githubReleasesUrl: 'http://releases.test/list' }));
    api.use(release('v1.0.0'));
    show();
    await waitFor(() => expect(api.sentTo('GET http://releases.test/list')).toHaveLength(1));
    expect(screen.queryByText(/^Helper update/)).toBeNull();
    api.use(release('v1.4.0'));
    await pause(10 * 60_000 + 1000);
    expect(await screen.findByText('Helper update 1.4.0')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.sentTo('GET updates/downloads').length).toBeGreaterThan(1);
  });

  it('offers the one download there is for all computers', async () => {
    api.use(downloads({ latestVersion: '1.2.0', downloadUrl: 'http://dl.test/helper' }));
    await openPanel();
    const link = await screen.findByRole('link', { name: 'Download the printer helper' });
    expect(link.getAttribute('href')).toBe('http://dl.test/helper');
  });

  it('says where the helper comes from where it is missing and this server has no download of it', async () => {
    api.use(http.get('http://helper.test/health', () => HttpResponse.error()));
    show();
    await person().click(await findButton('Printer helper: Not running'));
    expect((await screen.findByRole('region', { name: 'Downloads' })).textContent).toBe(
      'This server does not offer the printer helper for download. Its operator can set this up: see “The helper” in the README of Platen.',
    );
  });

  it('follows no address that is none, and says nothing of the version that is installed', async () => {
    api.use(
      downloads({
        latestVersion: '1.0.0',
        windowsDownloadUrl: 'javascript:alert(1)',
        macDownloadUrl: 'http://dl.test/helper.dmg',
      }),
    );
    await openPanel();
    expect(await screen.findByRole('link', { name: 'Download for Mac' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Download for Windows' })).toBeNull();
    expect(screen.queryByText(/is out/)).toBeNull();
  });
});

const linksOfHelp = async () => {
  show();
  await person().click(button('Help'));
  return (await screen.findAllByRole('menuitem')).map((link) => link.getAttribute('href'));
};

describe('help and menu', () => {
  it('links to documentation, support and status as config.json gives them', async () => {
    show();
    await person().click(button('Help'));
    const links = (await screen.findAllByRole('menuitem')).map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('rel'),
    ]);
    const apart = 'noopener noreferrer';
    expect(links).toEqual([
      ['Documentation', 'http://docs.test/', apart],
      ['Support', 'http://support.test/', apart],
      ['System status', 'http://status.test/', apart],
    ]);
  });

  it('asks the server’s own pages for its language, and leaves other addresses as they are', async () => {
    setRuntimeConfig({
      ...runtimeConfig(),
      documentationUrl: './help',
      supportUrl: './help#support',
      statusUrl: 'https://status.test/platen',
    });
    setLanguage('de');
    expect(await linksOfHelp()).toEqual([
      './help?language=de',
      './help?language=de#support',
      'https://status.test/platen',
    ]);
  });

  it('shows no link that config.json does not give', () => {
    setRuntimeConfig({
      ...runtimeConfig(),
      supportUrl: undefined,
      documentationUrl: undefined,
      statusUrl: undefined,
    });
    show();
    expect(screen.queryByRole('button', { name: 'Help' })).toBeNull();
  });

  it('opens the menu on a phone only', async () => {
    const onOpenMenu = vi.fn<() => void>();
    show(onOpenMenu);
    await person().click(button('Open menu'));
    expect(onOpenMenu).toHaveBeenCalledTimes(1);
  });
});
