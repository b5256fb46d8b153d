import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { runtimeConfig, setRuntimeConfig } from '@/shared/config';
import {
  chooseFile,
  expectAccessible,
  field,
  findButton,
  findField,
  holdFile,
  mockApi,
  press,
  renderPage,
} from '@/shared/testing';
import { extracted, labelFile, labelServer, manager, savedLabel } from '../testing/label-server';
import { EditLabelPage } from './edit-label-page';

const api = mockApi(...labelServer());
/** Writes in order, without the call that reads a file and changes nothing. */
const written = () => api.written().filter(({ call }) => call !== 'POST labels/extract');

const show = (id = '4') =>
  renderPage(<EditLabelPage />, { path: `/labels/${id}`, route: '/labels/:id', as: manager });
const withLabel = (fields: object) => api.answer('labels/4/setup', { data: { ...savedLabel, ...fields } });
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const ready = () => findField('Name');
const calls = () => written().map(({ call }) => call);

const choose = async (container: HTMLElement, file = labelFile()) => {
  await findButton(/^Choose a/);
  chooseFile(file, container);
};

describe('a label', () => {
  it('says what it is, whom it waits for, what carries it and what became of its versions', async () => {
    show();
    expect(
      await screen.findByText(
        /Awaiting design approval by Desirée Fontaine. Until then, version 1 is printed./,
      ),
    ).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shelf edge');
    expect(await screen.findByText('Tarte')).toBeTruthy();
    expect(screen.getByText('and 11 more')).toBeTruthy();
    expect(await screen.findByText('Shown with the values of Tarte.')).toBeTruthy();
    const versions = within(await screen.findByRole('table', { name: 'Versions' }));
    expect(versions.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'VersionStateSizeCreated byCreated',
      expect.stringContaining('2Awaiting design approval'),
      expect.stringContaining('1Published'),
    ]);
    const food = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Food' });
    expect(food.checked).toBe(true);
    expect(
      screen.getByText('12 articles use this label and will no longer be connected to it.'),
    ).toBeTruthy();
    await expectAccessible();
  });

  it('leads who manages articles to the list that connects it, and to those that carry it', async () => {
    renderPage(<EditLabelPage />, {
      path: '/labels/4',
      route: '/labels/:id',
      as: { UserId: '7', UserRole: ['User', 'LabelManager', 'ArticleManager'] },
    });
    const connect = await screen.findByRole('link', { name: 'Connect articles' });
    expect(connect.getAttribute('href')).toBe('/articles?connect=4');
    const shown = await screen.findByRole('link', { name: 'Show them in the list of articles' });
    expect(shown.getAttribute('href')).toBe('/articles?label=4');
  });

  it('leads nobody else there', async () => {
    show();
    expect(await screen.findByText('Tarte')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Connect articles' })).toBeNull();
  });

  it('is renamed and given to others without a new version', async () => {
    show();
    await ready();
    type('Name', 'Shelf rail');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Line 1' }));
    expect(screen.queryByText(/make version/)).toBeNull();
    await press('Save');
    await screen.findByText('Saved');
    expect(written()).toEqual([
      { call: 'PUT labels/4', body: { name: 'Shelf rail', groups: [2], printers: [1], revision: 3 } },
    ]);
  });

  it('has the first label of its runs checked, where the server offers that', async () => {
    const config = runtimeConfig();
    setRuntimeConfig({ ...config, flags: { lineCheck: true } });
    try {
      show();
      await ready();
      await userEvent.click(screen.getByRole('checkbox', { name: /^Check the first label of each run/ }));
      await press('Save');
      await screen.findByText('Saved');
      expect(written()).toMatchObject([{ call: 'PUT labels/4', body: { lineCheck: true, revision: 3 } }]);
    } finally {
      setRuntimeConfig(config);
    }
  });

  it('gets its next version when a variable changes, said before, by the call of the specification', async () => {
    show();
    await ready();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Required: Title' }));
    expect(await screen.findByText(/Saving the changed variables creates version 3\./)).toBeTruthy();
    await press('Save');
    await screen.findByText('Saved');
    expect(written()).toMatchObject([
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
    type('Display name of organic', 'Organic');
    await press('Save');
    await screen.findByText('Saved');
    expect(written()).toMatchObject([
      {
        call: 'PUT labels/4',
        body: { name: 'Shelf rail', variables: [{ variableName: 'organic', displayName: 'Organic' }] },
      },
    ]);
  });

  it('is not saved over somebody else’s change; what was typed stays', async () => {
    const Message =
      'This label was changed meanwhile by Lena Brandt. Load it again to see the change, then make yours.';
    api.fail('PUT labels/4', 409, Message);
    show();
    await ready();
    type('Name', 'Mine');
    await press('Save');
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getByText('An error occurred saving your changes')).toBeTruthy();
    expect(within(modal).getByText(Message)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(field('Name').value).toBe('Mine');
  });

  it('is disabled at once', async () => {
    show();
    await press('Disable label');
    await waitFor(() =>
      expect(written()).toEqual([
        {
          call: 'POST labels/disable',
          body: [{ op: 'replace', path: '/4/isEnabled', value: false }],
        },
      ]),
    );
  });

  it('says that the label is disabled, and why it cannot be enabled', async () => {
    withLabel({ isEnabled: false });
    api.fail('POST labels/enable', 409, 'The subscription allows 6 labels.');
    show();
    await press('Enable label');
    expect(await screen.findByText('The subscription allows 6 labels.')).toBeTruthy();
    expect(screen.getByText('Nobody can print this label while it is disabled.')).toBeTruthy();
  });

  it('is deleted after a question, and the list opens after five seconds', async () => {
    const app = show();
    await ready();
    await press('Delete');
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
    [{ orderLines: 1 }, '1 order line uses it.'],
    [{ orderLines: 2, widgets: 1 }, '2 order lines use it. 1 widget uses it.'],
    [{ printJobs: 3 }, 'It has been printed, and the print history keeps what was printed.'],
  ])('is kept where it is used (%o), with the reason', async (used, reason) => {
    withLabel({ use: { ...savedLabel.use, ...used } });
    show();
    expect(
      await screen.findByText(
        `This label cannot be deleted. ${reason} Disable it instead, so that nobody can print it.`,
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('says that the label is not there, with the way to all of them', async () => {
    api.fail('labels/4/setup', 404, 'There is no label 4.');
    api.fail('labels/4', 404, 'There is no label 4.');
    api.answer('labels/getalllabelsbyorganization', { data: [{ labelId: 5, name: 'Box' }] });
    show();
    expect(await screen.findByText('Label not found. It may have been deleted.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all labels' }).getAttribute('href')).toBe('/labels');
  });

  it.each([404, 501])(
    'is shown from the calls of the specification where the server answers its own with %i, and its rules are saved',
    async (status) => {
      const { labelId, name, variables } = savedLabel;
      api.fail('labels/4/setup', status, 'No such call.');
      api.answer('labels/getalllabelsbyorganization', { data: [{ labelId, name }] });
      api.answer('labels/4', { data: { labelId, name, variables } });
      show();
      expect(await screen.findByRole('heading', { level: 1, name: 'Shelf edge' })).toBeTruthy();
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Required: Title' }));
      await press('Save');
      await waitFor(() =>
        expect(api.bodies('PUT labels/variables')).toMatchObject([
          { labelId: 4, variables: [{ variableName: 'title', required: false }] },
        ]),
      );
    },
  );

  it('says what a server does not offer', async () => {
    api.answer('labels/4/setup', {}, 501);
    api.fail('labels/4', 404, 'No');
    api.fail('labels/getalllabelsbyorganization', 404, 'No');
    show();
    expect(await screen.findByText(/not offered by this server|does not offer/i)).toBeTruthy();
  });
});

describe('a new file', () => {
  it('replaces the one there is where the server does not say what it read', async () => {
    api.done('POST labels/extract');
    const app = show();
    await choose(app.container);
    await userEvent.click(await screen.findByRole('button', { name: /^Replace as version/ }));
    await waitFor(() => expect(api.sentTo('PUT labels/4/variables')).toHaveLength(1));
  });

  it('shows what a new file adds and takes away before it replaces the one there is', async () => {
    api.answer('POST labels/extract', {
      data: {
        ...extracted,
        variables: [
          { variableName: 'title', type: 'default' },
          { variableName: 'batch', type: 'default' },
        ],
      },
    });
    const app = show();
    await ready();
    await choose(app.container);
    const replace = await findButton('Replace as version 3');
    expect(screen.getByText('New variables').nextSibling?.textContent).toBe('batch');
    expect(screen.getByText('Removed variables').nextSibling?.textContent).toBe('organic');
    expect(screen.getByText('Unchanged variables').nextSibling?.textContent).toBe('title');
    expect(written()).toEqual([]);
    await userEvent.click(replace);
    expect(await screen.findByText('The file was replaced.')).toBeTruthy();
    expect(calls()).toEqual(['PUT labels/4/variables']);
    expect(api.sentTo('PUT labels/4/variables')[0]?.headers.get('content-type')).toMatch(
      /^multipart\/form-data; boundary=/,
    );
  });

  it('is not replaced by the one before while it is being read', async () => {
    const app = show();
    await ready();
    await choose(app.container);
    const replace = await findButton('Replace as version 3');
    const file = labelFile('newer.json');
    const finish = holdFile(file);
    await choose(app.container, file);
    await waitFor(() => expect(replace.getAttribute('aria-busy')).toBe('true'));
    fireEvent.click(replace);
    finish();
    await waitFor(() => expect(replace.getAttribute('aria-busy')).toBe('false'));
    expect(written()).toEqual([]);
  });

  it('is sent in the size that the label has, or in another one, where the file gives only pixels', async () => {
    const size = { widthMm: 120, heightMm: 80 };
    const template = { ...extracted.template, ...size };
    api.answer('POST labels/extract', { data: { ...extracted, ...size, template, sizeGuessed: true } });
    const append = vi.spyOn(FormData.prototype, 'append');
    const app = show();
    await ready();
    await choose(app.container, labelFile('shelf.svg'));
    expect(await screen.findByText('shelf.svg: 120 × 80 mm, 2 variables.')).toBeTruthy();
    await press('As now, 60 × 40 mm');
    expect(screen.getByText('shelf.svg: 60 × 40 mm, 2 variables.')).toBeTruthy();
    await expectAccessible();
    fireEvent.change(field('Height in mm'), { target: { value: '20' } });
    await press('As now, 60 × 40 mm');
    append.mockClear();
    await press('Replace as version 3');
    expect(await screen.findByText('The file was replaced.')).toBeTruthy();
    const sent = append.mock.calls.map(([, part]) => part).find((part) => part instanceof File);
    expect(sent?.name).toBe('shelf.json');
    expect(JSON.parse((await sent?.text()) ?? '')).toMatchObject({
      widthMm: 60,
      heightMm: 40,
      elements: [{ xMm: 1, widthMm: 25, sizePt: 6 }, { yMm: 10 }],
    });
  });

  it('lets a new file wait for what is not saved', async () => {
    show();
    await ready();
    await findButton('Choose a file');
    type('Name', 'Shelf rail');
    expect(await screen.findByText('Save or discard your changes first.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull();
  });
});
