import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw/http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWith } from '@/shared/testing';
import { answer, extracted, labelFile, labelHouse, manager, savedLabel, sent } from '../testing/label-house';
import { EditLabelPage } from './edit-label-page';

const server = labelHouse();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
});
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => server.close());

const show = (id = '4') =>
  renderWith(
    <main>
      <EditLabelPage />
    </main>,
    { path: `/labels/${id}`, route: '/labels/:id', token: manager },
  );
const withLabel = (fields: object) =>
  server.use(answer('labels/4/setup', { data: { ...savedLabel, ...fields } }));
const button = (name: string) => screen.findByRole('button', { name });
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const ready = () => screen.findByRole('textbox', { name: 'Name' });
const calls = () => sent.map(({ call }) => call);

const choose = async (container: HTMLElement) => {
  await button('Choose a file');
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for a file.');
  fireEvent.change(input, { target: { files: [labelFile()] } });
};

describe('a label', () => {
  it('says what it is, whom it waits for, what carries it and what became of its versions', async () => {
    show();
    expect(
      await screen.findByText(
        /Waits for design approval: Desirée Fontaine can act. Version 1 is printed meanwhile./,
      ),
    ).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shelf edge');
    expect(await screen.findByText('Tarte')).toBeTruthy();
    expect(screen.getByText('and 11 more')).toBeTruthy();
    expect(await screen.findByText('As it looks for Tarte.')).toBeTruthy();
    const versions = within(await screen.findByRole('table', { name: 'Versions' }));
    expect(versions.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'VersionStateSizeMade byMade',
      expect.stringContaining('2Waits for design approval'),
      expect.stringContaining('1Published'),
    ]);
    const food = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Food' });
    expect(food.checked).toBe(true);
    expect(screen.getByText('12 articles are connected to it and let it go.')).toBeTruthy();
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('is renamed and given to others without a new version', async () => {
    show();
    await ready();
    type('Name', 'Shelf rail');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Line 1' }));
    expect(screen.queryByText(/make version/)).toBeNull();
    await userEvent.click(await button('Save'));
    await screen.findByText('Saved');
    expect(sent).toEqual([
      { call: 'PUT labels/4', body: { name: 'Shelf rail', groups: [2], printers: [1], revision: 3 } },
    ]);
  });

  it('gets its next version when a variable changes, said before, by the call of the specification', async () => {
    show();
    await ready();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Required of Title' }));
    expect(await screen.findByText(/Saved, changed variables make version 3\./)).toBeTruthy();
    await userEvent.click(await button('Save'));
    await screen.findByText('Saved');
    expect(sent).toMatchObject([
      {
        call: 'PUT labels/variables',
        body: { labelId: 4, revision: 3, variables: [{ variableName: 'title', required: false }] },
      },
    ]);
  });

  it('is saved in one call where both were changed', async () => {
    show();
    await ready();
    type('Name', 'Shelf rail');
    type('Shown as of organic', 'Organic');
    await userEvent.click(await button('Save'));
    await screen.findByText('Saved');
    expect(sent).toMatchObject([
      {
        call: 'PUT labels/4',
        body: { name: 'Shelf rail', variables: [{ variableName: 'organic', displayName: 'Organic' }] },
      },
    ]);
  });

  it('is not saved over somebody else’s change; what was typed stays', async () => {
    const Message =
      'This label was changed meanwhile by Lena Brandt. Load it again to see the change, then make yours.';
    server.use(
      http.put('http://api.test/api/labels/4', () => HttpResponse.json({ Message }, { status: 409 })),
    );
    show();
    await ready();
    type('Name', 'Mine');
    await userEvent.click(await button('Save'));
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getByText('An error occurred saving your changes')).toBeTruthy();
    expect(within(modal).getByText(Message)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Mine');
  });

  it('is disabled at once', async () => {
    show();
    await userEvent.click(await button('Disable label'));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          call: 'POST labels/disable',
          body: [{ op: 'replace', path: '/4/isEnabled', value: false }],
        },
      ]),
    );
  });

  it('that is disabled says so, and why it cannot be enabled', async () => {
    withLabel({ isEnabled: false });
    server.use(
      http.post('http://api.test/api/labels/enable', () =>
        HttpResponse.json({ Message: 'The subscription allows 6 labels.' }, { status: 409 }),
      ),
    );
    show();
    await userEvent.click(await button('Enable label'));
    expect(await screen.findByText('The subscription allows 6 labels.')).toBeTruthy();
    expect(screen.getByText('Nobody can print this label while it is disabled.')).toBeTruthy();
  });

  it('is deleted after a question, and the list opens after five seconds', async () => {
    const app = show();
    await ready();
    await userEvent.click(await button('Delete'));
    const question = await screen.findByRole('dialog', { name: 'Delete Shelf edge?' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Shelf edge was deleted. The list opens in 5 seconds.')).toBeTruthy();
    expect(calls()).toEqual(['DELETE labels/4']);
    expect(app.location()).toBe('/labels/4');
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(app.location()).toBe('/labels');
  });

  it.each([
    [{ orderLines: 1 }, '1 line of an order uses it.'],
    [{ orderLines: 2, widgets: 1 }, '2 lines of orders and 1 widget use it.'],
    [{ printJobs: 3 }, 'It was printed, and the print history keeps what was printed.'],
  ])('is kept where it is used (%o), with the reason', async (used, reason) => {
    withLabel({ use: { ...savedLabel.use, ...used } });
    show();
    expect(
      await screen.findByText(
        `This label cannot be deleted. ${reason} Disable it instead: then nobody prints it.`,
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('that is not there says so, with the way to all of them', async () => {
    server.use(answer('labels/4/setup', { Message: 'There is no label 4.' }, 404));
    show();
    expect(await screen.findByText('This label is not there. It may have been deleted.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all labels' }).getAttribute('href')).toBe('/labels');
  });

  it('says what a server does not offer', async () => {
    server.use(answer('labels/4/setup', {}, 501));
    show();
    expect(await screen.findByText(/not offered by this server|does not offer/i)).toBeTruthy();
  });
});

describe('a new file', () => {
  it('shows what it adds and takes away before it replaces the one there is', async () => {
    server.use(
      http.post('http://api.test/api/labels/extract', () =>
        HttpResponse.json({
          data: {
            ...extracted,
            variables: [
              { variableName: 'title', type: 'default' },
              { variableName: 'batch', type: 'default' },
            ],
          },
        }),
      ),
    );
    const app = show();
    await ready();
    await choose(app.container);
    const replace = await button('Replace, as version 3');
    expect(screen.getByText('New variables').nextSibling?.textContent).toBe('batch');
    expect(screen.getByText('Variables that are gone').nextSibling?.textContent).toBe('organic');
    expect(screen.getByText('Variables that stay').nextSibling?.textContent).toBe('title');
    expect(sent).toEqual([]);
    await userEvent.click(replace);
    expect(await screen.findByText('The file was replaced.')).toBeTruthy();
    expect(calls()).toEqual(['PUT labels/4/variables']);
    expect(sent[0]?.body).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('waits for what is not saved', async () => {
    show();
    await ready();
    await button('Choose a file');
    type('Name', 'Shelf rail');
    expect(await screen.findByText('Save or discard your changes first.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull();
  });
});
