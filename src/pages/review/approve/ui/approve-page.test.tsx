import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { HASH } from '@/entities/review/index.testing';
import { screenSight } from '@/features/compare-versions/index.testing';
import { expectAccessible, mockApi, press } from '@/shared/testing';
import { approveIsClosed, listed, showApprove } from '../testing/approve-walk';
import { printedTemplate } from '../testing/review-server';

const api = mockApi();

/** Returns the headings of the drawings' findings and of the table, in their order. */
const order = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((text) => text === 'Stress cases' || text?.startsWith('Changed texts'));

const drawings = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'));

describe('the changes', () => {
  it('lists and tables the changes in words, the table first for whoever approves the data', async () => {
    screenSight();
    showApprove(api);
    expect(await screen.findByRole('heading', { level: 1, name: 'Crème 200 g' })).toBeTruthy();
    expect(
      await screen.findByText('Version 2 is printed now; version 3 will replace it. Uploaded by Liv Larsen.'),
    ).toBeTruthy();
    expect(screen.getByText('Waiting for Dagny Eriksen')).toBeTruthy();
    expect((await listed()).map(({ textContent }) => textContent)).toEqual([
      '1Text “Crème” became “Net Crème”Not seen yet',
      '2Barcode moved 1 mm to the rightNot seen yet',
    ]);
    const table = within(screen.getByRole('table', { name: /^Changed texts and variables/ }));
    expect(table.getByRole('row', { name: /\{\{title\}\} Net \{\{title\}\} Changed$/ })).toBeTruthy();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.indexOf('Changed texts and variables 1')).toBeLessThan(headings.indexOf('Stress cases'));
    await expectAccessible();
  });

  it('shows drawings first to whoever approves the design, who can have the table first', async () => {
    screenSight();
    showApprove(api, { state: 'DesignApprover' }, ['DesignApprover']);
    await listed();
    expect(order()).toEqual(['Stress cases', 'Changed texts and variables 1']);
    await press('Show the table first');
    expect(order()).toEqual(['Changed texts and variables 1', 'Stress cases']);
  });

  it('draws both versions for real, side by side, and in one view in every other mode', async () => {
    screenSight();
    showApprove(api);
    await listed();
    expect(drawings()).toEqual(['Crème 200 g, version 2', 'Crème 200 g, version 3']);
    await userEvent.click(screen.getByRole('radio', { name: 'Overlay' }));
    expect(drawings()).toEqual(['Crème 200 g, version 2', 'Crème 200 g, version 3']);
    expect(screen.getByRole('slider', { name: 'Opacity' }).getAttribute('aria-valuetext')).toBe(
      '50 % version 3',
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Difference' }));
    expect(drawings()).toEqual(['Crème 200 g, version 3']);
    expect(screen.getByText('Only in version 2: red, hatched')).toBeTruthy();
    expect(screen.getByText('Only in version 3: blue, solid')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Blink' }));
    await press('Stop');
    expect(await screen.findByText(/^Showing version [23]$/)).toBeTruthy();
  });

  it('does not blink for somebody who asked for less motion: versions take turns by hand', async () => {
    screenSight();
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: query.includes('reduced-motion'), media: query }),
    );
    showApprove(api);
    await listed();
    await userEvent.click(screen.getByRole('radio', { name: 'Blink' }));
    expect(screen.getByText(/^Your system asks for less motion/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
    expect(screen.getByText('Showing version 3')).toBeTruthy();
    await press('Show version 2');
    expect(screen.getByText('Showing version 2')).toBeTruthy();
  });

  it('tells that nothing visible changed; then the table has to be looked at', async () => {
    const { look } = screenSight({ isOpen: false });
    showApprove(api, { template: { ...printedTemplate, name: 'Another name' } });
    expect((await screen.findAllByText('No visible change.')).length).toBeGreaterThan(0);
    expect(await screen.findByText('Look at the table of changes first.')).toBeTruthy();
    look();
    expect(await approveIsClosed()).toBe('false');
  });

  it('takes all of the label for changed where nothing was published before', async () => {
    screenSight();
    showApprove(api, { publishedVersionId: undefined });
    expect(await screen.findByText('First version.')).toBeTruthy();
    expect(await screen.findByText('Look at the whole label first.')).toBeTruthy();
    await press('Look at the whole label');
    await waitFor(async () => expect(await approveIsClosed()).toBe('false'));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows the changes with every row of test data and every stress case, but the first row counts', async () => {
    screenSight();
    showApprove(api);
    await listed();
    const samples = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Shown with' });
    await screen.findByRole('option', { name: /longest/i });
    expect([...samples.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual([
      'Test data',
      'Label',
      'Stress cases',
    ]);
    await userEvent.selectOptions(samples, 'Tarte');
    expect(await screen.findByText('Only changes you look at with “Crème” count.')).toBeTruthy();
    await screen.findByText('Text “Tarte” became “Net Tarte”');
    await press('Next change');
    expect(await screen.findByText('Change 1 of 2. Changed: Text “Tarte” became “Net Tarte”')).toBeTruthy();
    expect(screen.getByText('Look at 2 changes first: 1, 2')).toBeTruthy();
    await press('Back to “Crème”');
    await press('Next change');
    expect(await screen.findByText('Look at 1 more change first: 2')).toBeTruthy();
  });
});

it('shows who decided before, and with which words', async () => {
  screenSight();
  showApprove(api, {
    state: 'DesignApprover',
    approvals: [
      {
        step: 'DataApprover',
        approved: true,
        by: 'Dagny Eriksen',
        at: '2026-11-20T10:00:00Z',
        comment: 'Numbers compared.',
        versionHash: HASH,
        seenRegions: [{ number: 1, words: 'x' }],
      },
    ],
  });
  const section = within(await screen.findByRole('region', { name: 'Decisions so far' }));
  expect(section.getByText('Numbers compared.')).toBeTruthy();
  expect(section.getByText(/^Dagny Eriksen,/)).toBeTruthy();
  expect(section.getByText('Looked at 1 change')).toBeTruthy();
});
