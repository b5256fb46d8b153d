import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ReviewFacts } from '@/entities/review/index.testing';
import {
  chooseFile,
  expectAccessible,
  field,
  findButton,
  findField,
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
import { UploadVersionPage } from './upload-version-page';

const api = mockApi();
/** Writes in order, without the call that reads a file and changes nothing. */
const written = () => api.written().filter(({ call }) => call !== 'POST labels/extract');
const open = (facts: ReviewFacts) => api.use(...versionServer(facts));

const made = { labelVersionId: 41, version: 4, state: 'Draft', versionHash: 'beef'.repeat(16) };
const show = (...roles: string[]) =>
  renderPage(<UploadVersionPage />, {
    path: '/qa/labels/7/upload',
    route: '/qa/labels/:labelId/upload',
    as: designer(...(roles.length === 0 ? ['LabelDesigner'] : roles)),
  });
const choose = async (app: ReturnType<typeof show>, file = labelFile(), size = '60 × 40') => {
  await findButton(/^Choose/);
  chooseFile(file, app.container);
  await screen.findByText(`${file.name}: ${size} mm, 2 variables.`);
};
const testDataCall = (rows: object[]) => ({
  call: 'POST QualityAssurance/labels/7/testdata',
  body: { labelVersionId: 41, testData: rows },
});
const upload = { call: 'POST QualityAssurance/labels/7/versions', body: 'multipart/form-data' };

describe('the next version of a label', () => {
  it('says what it takes the place of, and begins with the test data of the one before', async () => {
    open({ versions: [draft({ state: 'DesignApprover', waitsFor: ['Dora Dahl'] }), printed], answer: made });
    const app = show();
    expect(
      await screen.findByText(
        'It becomes version 4, as a draft. It replaces version 3 under way, which is waiting for Dora Dahl and can then no longer be published. Until it is published, version 2 is printed.',
      ),
    ).toBeTruthy();
    await choose(app);
    expect((await findField('Name: Longest')).value).toBe('Longest');
    expect(await screen.findByRole('img', { name: 'Preview of Crème 200 g, 60 × 40 mm' })).toBeTruthy();
    await expectAccessible();
    await press('Save as draft');
    await waitFor(() => expect(app.location()).toBe('/qa/labels/7/details'));
    // The server keeps the test data as far as they fit, so nothing more is sent.
    expect(written()).toEqual([upload]);
  });

  it('is uploaded in its real size where the file gives only pixels', async () => {
    open({ versions: [{ ...printed, heightMm: 20 }], answer: made });
    api.answer('POST labels/extract', { data: extractedInPixels });
    const append = vi.spyOn(FormData.prototype, 'append');
    const app = show();
    await choose(app, labelFile('creme.svg'), '120 × 80');
    await findButton('As wide as now, 60 × 40 mm');
    await press('As high as now, 30 × 20 mm');
    expect(await screen.findByRole('img', { name: 'Preview of Crème 200 g, 30 × 20 mm' })).toBeTruthy();
    append.mockClear();
    await press('Save as draft');
    await waitFor(() => expect(app.location()).toBe('/qa/labels/7/details'));
    expect(written()).toEqual([upload]);
    const sent = append.mock.calls.map(([, part]) => part).find((part) => part instanceof File);
    expect(sent?.name).toBe('creme.json');
    expect(JSON.parse((await sent?.text()) ?? '')).toMatchObject({ widthMm: 30, heightMm: 20 });
  });

  it('is saved with its test data, and set ready', async () => {
    open({ versions: [printed], answer: made });
    const app = show();
    await choose(app);
    await press('Add row');
    const name = await findField('Name: Row 1');
    await waitFor(() => expect(document.activeElement).toBe(name));
    await userEvent.clear(name);
    await userEvent.type(name, 'Longest');
    const title = field(/^Title/);
    await userEvent.clear(title);
    await userEvent.type(title, 'Crème brûl');
    await press('Copy Longest');
    expect(field('Name: Longest copy')).toBeTruthy();
    await press('Delete Longest copy');
    await userEvent.type(field(/^Comment/), 'New lot field');
    await userEvent.click(screen.getByRole('radio', { name: /^Submit for approval/ }));
    await press('Save and submit for approval');
    await waitFor(() => expect(app.location()).toBe('/qa/labels/7/details'));
    expect(written()).toEqual([
      upload,
      testDataCall([{ name: 'Longest', values: { title: 'Crème brûl', lot: 'lot' } }]),
      {
        call: 'POST QualityAssurance/labels/7/SetReadyForApproval',
        body: { labelVersionId: 41, versionHash: made.versionHash },
      },
    ]);
  });

  it('is found again where the server answers an upload with nothing', async () => {
    open({ versions: [printed], answer: {} });
    const { labelVersionId, versionHash } = made;
    const app = show();
    await choose(app);
    api.done(upload.call);
    api.done('POST QualityAssurance/labels/7/SetReadyForApproval');
    open({ versions: [draft({ labelVersionId, versionHash }), printed] });
    api.done(upload.call);
    api.done('POST QualityAssurance/labels/7/SetReadyForApproval');
    await userEvent.click(screen.getByRole('radio', { name: /^Submit for approval/ }));
    await press('Save and submit for approval');
    await waitFor(() => expect(app.location()).toBe('/qa/labels/7/details'));
    expect(api.bodies('POST QualityAssurance/labels/7/SetReadyForApproval')).toEqual([
      { labelVersionId, versionHash },
    ]);
    expect(api.sentTo(upload.call)).toHaveLength(1);
  });

  it('says what was not saved where the server does not tell which version it made', async () => {
    open({ versions: [printed] });
    const app = show();
    await choose(app);
    api.done(upload.call);
    await userEvent.click(screen.getByRole('radio', { name: /^Submit for approval/ }));
    await press('Save and submit for approval');
    await waitFor(() => expect(app.location()).toBe('/qa/labels'));
    expect(written()).toEqual([upload]);
  });

  it.each([404, 501])('is uploaded where the server has no list of versions (%i)', async (status) => {
    open({ versions: [] });
    api.fail('QualityAssurance/labels/7/versions', status, 'No such call.');
    api.answer('labels/7', { data: { labelId: 7, name: 'Crème 200 g' } });
    api.answer(upload.call, { data: made });
    const app = show();
    expect(await screen.findByText('For the label Crème 200 g.')).toBeTruthy();
    await choose(app);
    await press('Save as draft');
    await waitFor(() => expect(written()).toEqual([upload]));
  });

  it('is uploaded where the server does not say what it read', async () => {
    open({ versions: [printed], answer: made });
    api.done('POST labels/extract');
    const app = show();
    await findButton(/^Choose/);
    fireEvent.change(app.container.querySelector('input[type=file]') ?? document.body, {
      target: { files: [labelFile()] },
    });
    expect(await screen.findByText(/^The server does not say what it read/)).toBeTruthy();
    await press('Save as draft');
    await waitFor(() => expect(written()).toEqual([upload]));
  });

  it('needs its file, and names what is wrong at its field', async () => {
    open({ versions: [printed], answer: made });
    const app = show();
    await findButton('Choose a file');
    await press('Save as draft');
    expect(screen.getAllByText('Choose the file of the version.').length).toBeGreaterThan(0);
    await choose(app);
    await press('Add row');
    await userEvent.type(field(/^Title/), 'Much too long');
    await press('Save as draft');
    expect(
      (await screen.findAllByText('“Title” can have at most 10 characters here.')).length,
    ).toBeGreaterThan(0);
    await waitFor(() => expect(document.activeElement).toBe(field(/^Title/)));
    expect(written()).toEqual([]);
  });

  it('says why a file is refused, and keeps what was typed', async () => {
    open({ versions: [printed], answer: made });
    api.fail('POST labels/extract', 415, 'This is a NiceLabel file. Export it as SVG.');
    const app = show();
    await findButton('Choose a file');
    fireEvent.change(app.container.querySelector('input[type=file]') ?? document.body, {
      target: { files: [labelFile()] },
    });
    expect(await screen.findByText('This is a NiceLabel file. Export it as SVG.')).toBeTruthy();
    expect(screen.getByText('creme.json cannot be used')).toBeTruthy();
  });

  it('goes on where a version stands that was uploaded without its test data, with all that was entered', async () => {
    open({ versions: [printed], answer: made });
    api.fail('POST QualityAssurance/labels/7/testdata', 503, 'The database is away.');
    const app = show();
    await choose(app);
    await press('Add row');
    await press('Save as draft');
    await waitFor(() => expect(app.location()).toBe('/qa/labels/7/versions/41/replace'));
    expect(sessionStorage.getItem('draft/7/label-version/new of 7')).toBeNull();
    expect(JSON.parse(sessionStorage.getItem('draft/7/label-version/41') ?? '{}')).toMatchObject({
      values: { rows: [{ name: 'Row 1' }], seenHash: made.versionHash },
    });
  });

  it('asks for the file again after a reload, and has everything else', async () => {
    open({ versions: [printed], answer: made });
    const first = show();
    await choose(first);
    await press('Add row');
    await userEvent.type(field(/^Comment/), 'New lot field');
    first.unmount();
    show();
    expect(await findField('Name: Row 1')).toBeTruthy();
    await press('Save as draft');
    expect(
      (
        await screen.findAllByText(
          'Choose creme.json again: browsers do not keep files when a page is reloaded.',
        )
      ).length,
    ).toBeGreaterThan(0);
  });

  it('is made by designers only', async () => {
    open({ versions: [printed] });
    show('DataApprover');
    expect(
      await screen.findByText(
        'Replacing the file needs the Label designer role. Administrators give roles under Users.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all versions of the label' }).getAttribute('href')).toBe(
      '/qa/labels/7/details',
    );
  });

  it.each([
    [404, 'Label or version not found. It may have been deleted.'],
    [403, 'You are not allowed to see this. An administrator of your organisation can grant it.'],
    [400, 'The database is away.'],
  ])('says why the label cannot be read (%i)', async (status, words) => {
    open({ versions: [printed] });
    api.fail('QualityAssurance/labels/7/versions', status, 'The database is away.');
    show();
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
