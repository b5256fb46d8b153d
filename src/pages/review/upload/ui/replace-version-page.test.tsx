import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { HASH } from '@/entities/review/index.testing';
import type { ReviewFacts } from '@/entities/review/index.testing';
import {
  button,
  chooseFile,
  expectAccessible,
  field,
  findField,
  holdFile,
  mockApi,
  press,
  renderPage,
} from '@/shared/testing';
import {
  designer,
  draft,
  extractedInPixels,
  labelFile,
  printed,
  versionServer,
} from '../testing/version-server';
import { ReplaceVersionPage } from './replace-version-page';

const api = mockApi();
/** Writes in order, without the call that reads a file and changes nothing. */
const written = () => api.written().filter(({ call }) => call !== 'POST labels/extract');
const open = (facts: ReviewFacts) => api.use(...versionServer(facts));

const show = (path = '/qa/labels/7/versions/31/replace', state?: unknown, roles = ['LabelDesigner']) =>
  renderPage(<ReplaceVersionPage />, {
    path,
    state,
    route: '/qa/labels/:labelId/versions/:versionId/replace',
    as: designer(...roles),
  });
const choose = ({ container }: ReturnType<typeof show>, file = labelFile()) => chooseFile(file, container);
const rowName = () => findField('Name: Longest');
const NEW_HASH = 'beef'.repeat(16);

describe('a draft', () => {
  it('gets other test data without another file', async () => {
    open({ versions: [draft(), printed], answer: {} });
    const app = show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Change version 3' })).toBeTruthy();
    expect(screen.getByText('It replaces creme.json, uploaded by Liv Larsen.')).toBeTruthy();
    await rowName();
    await press('Values of Longest');
    const title = await findField(/^Title/);
    expect(title.value).toBe('Crème');
    await userEvent.clear(title);
    await userEvent.type(title, 'Brie');
    await expectAccessible();
    await press('Save as draft');
    await waitFor(() => expect(app.location()).toBe('/qa/labels/7/details'));
    expect(written()).toEqual([
      {
        call: 'POST QualityAssurance/labels/7/testdata',
        body: {
          labelVersionId: 31,
          testData: [{ name: 'Longest', values: { title: 'Brie', organic: 'true' } }],
        },
      },
    ]);
  });

  it('is saved with the file that was still read when Save was pressed', async () => {
    open({ versions: [draft(), printed], answer: {} });
    const app = show();
    await rowName();
    const file = labelFile();
    const finish = holdFile(file);
    choose(app, file);
    await press('Save as draft');
    expect(button('Save as draft').getAttribute('aria-busy')).toBe('true');
    expect(written()).toEqual([]);
    finish();
    await waitFor(() => expect(app.location()).toBe('/qa/labels/7/details'));
    expect(written().map(({ call }) => call)).toEqual(['POST QualityAssurance/labels/7/version/31/file']);
  });

  it('is not saved by that Save with other data alone where the file is refused', async () => {
    open({ versions: [draft(), printed], answer: {} });
    const app = show();
    fireEvent.change(await rowName(), { target: { value: 'Shortest' } });
    api.fail('POST labels/extract', 415, 'This is a picture.');
    const file = labelFile('jam.png');
    const finish = holdFile(file);
    choose(app, file);
    await press('Save as draft');
    finish();
    expect(await screen.findByText('This is a picture.')).toBeTruthy();
    expect(button('Save as draft').getAttribute('aria-busy')).toBe('false');
    expect(written()).toEqual([]);
    await press('Save as draft');
    await waitFor(() => expect(written()).toHaveLength(1));
  });

  it('is set ready as it stands, with the hash that was seen', async () => {
    open({ versions: [draft(), printed], answer: { state: 'DataApprover' } });
    const app = show();
    await rowName();
    await press('Save as draft');
    expect((await screen.findAllByText('Nothing was changed.')).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('radio', { name: /^Submit for approval/ }));
    await userEvent.type(field(/^Comment/), 'Final');
    await press('Save and submit for approval');
    await waitFor(() => expect(app.location()).toBe('/qa/labels/7/details'));
    expect(written()).toEqual([
      {
        call: 'POST QualityAssurance/labels/7/SetReadyForApproval',
        body: { labelVersionId: 31, versionHash: HASH, comment: 'Final' },
      },
    ]);
  });

  it('shows where the server finds fault with the test data', async () => {
    open({ versions: [draft(), printed] });
    api.answer(
      'POST QualityAssurance/labels/7/testdata',
      {
        Message: 'The test data cannot be saved.',
        problems: [{ path: 'testData.0.values.title', message: 'This title is not allowed.' }],
      },
      422,
    );
    show();
    fireEvent.change(await rowName(), { target: { value: 'Long' } });
    await press('Save as draft');
    expect(await screen.findByText('The test data cannot be saved.')).toBeTruthy();
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await waitFor(() => expect(field(/^Title/).getAttribute('aria-invalid')).toBe('true'));
    expect(field('Name: Long').value).toBe('Long');
  });

  it('begins the test data again that were not uploaded, and says why', async () => {
    open({ versions: [draft(), printed] });
    show('/qa/labels/7/versions/31/replace', { fault: 'Version 3 was uploaded, as a draft.' });
    expect(await screen.findByText('Not everything was saved')).toBeTruthy();
    expect(screen.getByText('Version 3 was uploaded, as a draft.')).toBeTruthy();
  });
});

describe('a file in pixels', () => {
  it('takes the place of the other one in the size of the version', async () => {
    open({ versions: [draft(), printed], answer: draft({ versionHash: NEW_HASH }) });
    api.answer('POST labels/extract', { data: extractedInPixels });
    const append = vi.spyOn(FormData.prototype, 'append');
    const app = show();
    await rowName();
    choose(app, labelFile('creme.svg'));
    await screen.findByText('creme.svg: 120 × 80 mm, 2 variables.');
    await press('As now, 60 × 40 mm');
    expect(screen.getByText('creme.svg: 60 × 40 mm, 2 variables.')).toBeTruthy();
    await expectAccessible();
    append.mockClear();
    await press('Save as draft');
    await waitFor(() => expect(app.location()).toBe('/qa/labels/7/details'));
    const sent = append.mock.calls.map(([, part]) => part).find((part) => part instanceof File);
    expect(sent?.name).toBe('creme.json');
    expect(JSON.parse((await sent?.text()) ?? '')).toMatchObject({ widthMm: 60, elements: [{ xMm: 1 }] });
  });
});

describe('a server that answers with nothing', () => {
  it('is asked for the version whose file was replaced, and sets that one ready', async () => {
    open({ versions: [draft(), printed] });
    const app = show();
    await rowName();
    choose(app);
    await screen.findByText('creme.json: 60 × 40 mm, 2 variables.');
    open({ versions: [draft({ versionHash: NEW_HASH }), printed] });
    api.done('POST QualityAssurance/*');
    await userEvent.click(screen.getByRole('radio', { name: /^Submit for approval/ }));
    await press('Save and submit for approval');
    await waitFor(() => expect(app.location()).toBe('/qa/labels/7/details'));
    expect(api.bodies('POST QualityAssurance/labels/7/SetReadyForApproval')).toEqual([
      { labelVersionId: 31, versionHash: NEW_HASH },
    ]);
  });
});

describe('a version under review', () => {
  it('becomes a draft again by another file, which says what changes', async () => {
    const answer = draft({ versionHash: NEW_HASH });
    open({ versions: [draft({ state: 'DesignApprover' }), printed], answer });
    const app = show();
    expect(
      await screen.findByText(
        'It replaces creme.json, uploaded by Liv Larsen. Version 3 becomes a draft again, and everything approved so far has to be approved again.',
      ),
    ).toBeTruthy();
    expect(
      screen.getByText(
        'Test data can only be changed in a draft. A new file makes this version a draft again.',
      ),
    ).toBeTruthy();
    choose(app);
    const changes = (await screen.findByText('New variables')).closest('dl');
    expect(changes?.textContent).toBe('New variableslotRemoved variablesorganicUnchanged variablestitle');
    await userEvent.click(await screen.findByRole('radio', { name: /^Submit for approval/ }));
    await press('Save and submit for approval');
    await waitFor(() => expect(app.location()).toBe('/qa/labels/7/details'));
    expect(written()).toEqual([
      { call: 'POST QualityAssurance/labels/7/version/31/file', body: 'multipart/form-data' },
      {
        call: 'POST QualityAssurance/labels/7/SetReadyForApproval',
        body: { labelVersionId: 31, versionHash: NEW_HASH },
      },
    ]);
  });

  it('keeps what was entered when somebody else replaced the file meanwhile, until it was looked at', async () => {
    open({ versions: [draft(), printed] });
    const Message =
      'Somebody has replaced the file of this version since you opened it. Load it again and look at it before you decide.';
    api.fail('POST QualityAssurance/labels/7/testdata', 409, Message);
    show();
    fireEvent.change(await rowName(), { target: { value: 'Long' } });
    open({ versions: [draft({ versionHash: NEW_HASH }), printed] });
    api.fail('POST QualityAssurance/labels/7/testdata', 409, Message);
    await press('Save as draft');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(Message)).toBeTruthy();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    expect(
      await screen.findByText('Somebody has replaced the file of this version since you began'),
    ).toBeTruthy();
    await press('Continue with the current file');
    expect(screen.queryByText('Somebody has replaced the file of this version since you began')).toBeNull();
    expect(field('Name: Long').value).toBe('Long');
  });
});

describe('a version that cannot be changed', () => {
  it('leads to the next version where this one is finished', async () => {
    open({ versions: [printed] });
    show('/qa/labels/7/versions/21/replace');
    expect(await screen.findByText('Version 2 can no longer be changed. State: Published.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Upload a new version instead' }).getAttribute('href')).toBe(
      '/qa/labels/7/upload',
    );
  });

  it('says which role is missing', async () => {
    open({ versions: [draft()] });
    show(undefined, undefined, ['Publisher']);
    expect(
      await screen.findByText(
        'Replacing the file needs the Label designer role. Administrators give roles under Users.',
      ),
    ).toBeTruthy();
  });

  it('says that the version is not there', async () => {
    open({ versions: [] });
    show();
    expect(await screen.findByText('Label or version not found. It may have been deleted.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all labels' }).getAttribute('href')).toBe('/qa/labels');
  });
});
