import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fontHandlers, shelfTemplate } from '@/entities/label/index.testing';
import { buildReviewVersion, reviewHandlers } from '@/entities/review/index.testing';
import type { ReviewVersion } from '@/entities/review';
import { expectAccessible, mockApi, press, renderPage } from '@/shared/testing';
import { PreviewPage } from './preview-page';

const api = mockApi(...fontHandlers());

const PDF = 'QualityAssurance/label/7/preview/0/31';
const testData = [
  { name: 'Crème', values: { title: 'Crème', ean: '4006381333931' } },
  { name: 'Tarte', values: { title: 'Tarte', ean: '9501101530003' } },
];

function show(fields: Partial<ReviewVersion> = {}, roles: readonly string[] = ['DataApprover']) {
  const version = buildReviewVersion({ template: shelfTemplate, testData, ...fields });
  api.use(...reviewHandlers({ versions: [version] }));
  return renderPage(<PreviewPage />, {
    path: '/qa/labels/7/versions/31/preview',
    route: '/qa/labels/:labelId/versions/:versionId/preview',
    as: { QualityAssuranceRole: roles },
  });
}
const drawn = async () =>
  decodeURIComponent(
    (await screen.findByRole('img', { name: 'Preview of Crème 200 g, 60 × 40 mm' })).getAttribute('src') ??
      '',
  );
const pressPdf = () => press('Open as PDF');

describe('a version as it would print', () => {
  it('draws a version with its test data, with all that is known of it and the ways on', async () => {
    show();
    expect(await drawn()).toContain('<svg');
    const facts = within(screen.getByRole('region', { name: 'About this version' }));
    expect(facts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '3',
      'Awaiting data approval',
      '60 × 40 mm',
      'Liv Larsen',
      expect.stringContaining('2026'),
      'creme.json, Platen JSON, 1.2 kB',
      'a3f1a3f1a3',
      'f11ef11ef1',
    ]);
    expect(screen.getByRole('link', { name: 'Review Data' }).getAttribute('href')).toBe(
      '/qa/labels/7/versions/31/approve',
    );
    expect(screen.getByRole('link', { name: 'All versions and their history' }).getAttribute('href')).toBe(
      '/qa/labels/7/details',
    );
    expect(screen.queryByRole('link', { name: 'Replace the file or the test data' })).toBeNull();
    await expectAccessible();
  });

  it('tries no values on a version whose server draws it itself', async () => {
    show({ template: undefined });
    expect(await screen.findByText(/this server sends no template for this label/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Stress cases' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Shown with' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Open as PDF' })).toBeTruthy();
  });

  it('offers the file to whoever may replace it, and no decision to whoever has none', async () => {
    show({}, ['LabelDesigner']);
    expect(
      (await screen.findByRole('link', { name: 'Replace the file or the test data' })).getAttribute('href'),
    ).toBe('/qa/labels/7/versions/31/replace');
    expect(screen.queryByRole('link', { name: 'Review Data' })).toBeNull();
  });

  it('draws a version with another row, and with what the stress cases find', async () => {
    show();
    const before = await drawn();
    await press('Show the label with “Tarte”');
    await waitFor(async () => expect(await drawn()).not.toBe(before));
    const cases = within(screen.getByRole('region', { name: 'Stress cases' }));
    const [first] = await cases.findAllByRole('button', { name: /^Show “/ });
    await userEvent.click(first ?? document.body);
    expect(await screen.findByText(/^The PDF shows the sample values of the label/)).toBeTruthy();
  });

  it('says that it has no test data', async () => {
    show({ testData: [] });
    expect(
      await screen.findByText(
        'This version has no test data. It is shown with the sample values of the label.',
      ),
    ).toBeTruthy();
  });

  it('says that there is no such version', async () => {
    show({ labelVersionId: 99 });
    expect(
      await screen.findByText('Label version not found. It may have been deleted with its label.'),
    ).toBeTruthy();
  });
});

const answerPdf = () =>
  api.answer(PDF, { data: { pdfAsBase64String: btoa('%PDF-1.7'), fileName: 'creme.pdf' } });

describe('the PDF', () => {
  it('opens the PDF in a tab of its own from a blob, with the row that is shown', async () => {
    const replace = vi.fn<(address: string) => void>();
    const open = vi.spyOn(globalThis, 'open').mockReturnValue({ location: { replace } } as unknown as Window);
    answerPdf();
    show();
    await pressPdf();
    await waitFor(() => expect(replace).toHaveBeenCalledWith(expect.stringMatching(/^blob:/)));
    expect(open).toHaveBeenCalledWith('about:blank');
    expect(api.sentTo(`GET ${PDF}`).map(({ query }) => String(query))).toEqual(['sample=0']);
  });

  it('saves the PDF where the browser keeps new tabs closed', async () => {
    vi.spyOn(globalThis, 'open').mockReturnValue(null);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    answerPdf();
    show();
    await pressPdf();
    expect(
      await screen.findByText('Your browser blocked the new tab. creme.pdf is in your downloads.'),
    ).toBeTruthy();
  });

  it('tells that the PDF is refused, and leaves no empty tab behind', async () => {
    const close = vi.fn<() => void>();
    vi.spyOn(globalThis, 'open').mockReturnValue({ close } as unknown as Window);
    api.fail(PDF, 422, 'The EAN is not right.');
    show();
    await pressPdf();
    expect(await screen.findByText('The EAN is not right.')).toBeTruthy();
    expect(close).toHaveBeenCalledOnce();
  });
});
