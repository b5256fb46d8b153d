import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fontHandlers, shelfTemplate } from '@/entities/label/index.testing';
import { buildReviewVersion, reviewHandlers } from '@/entities/label-review/index.testing';
import type { ReviewVersion } from '@/entities/label-review';
import { buildToken } from '@/entities/session/index.testing';
import { renderWith } from '@/shared/testing';
import { PreviewPage } from './preview-page';

const server = setupServer(...fontHandlers());
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const PDF = 'http://api.test/api/QualityAssurance/label/7/preview/0/31';
const testData = [
  { name: 'Crème', values: { title: 'Crème', ean: '4006381333931' } },
  { name: 'Tarte', values: { title: 'Tarte', ean: '9501101530003' } },
];

function show(fields: Partial<ReviewVersion> = {}, roles: readonly string[] = ['DataApprover']) {
  const version = buildReviewVersion({ template: shelfTemplate, testData, ...fields });
  server.use(...reviewHandlers({ versions: [version] }));
  return renderWith(
    <main>
      <PreviewPage />
    </main>,
    {
      path: '/qa/labels/7/versions/31/preview',
      route: '/qa/labels/:labelId/versions/:versionId/preview',
      token: buildToken({ QualityAssuranceRole: roles }),
    },
  );
}
const drawn = async () =>
  decodeURIComponent(
    (await screen.findByRole('img', { name: 'Preview of Crème 200 g, 60 × 40 mm' })).getAttribute('src') ??
      '',
  );
const pressPdf = async () => userEvent.click(await screen.findByRole('button', { name: 'Open as PDF' }));

describe('a version as it would print', () => {
  it('is drawn with its test data, with all that is known of it and the ways on', async () => {
    show();
    expect(await drawn()).toContain('<svg');
    const facts = within(screen.getByRole('region', { name: 'About this version' }));
    expect(facts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '3',
      'Waits for data approval',
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
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('offers the file to whoever may replace it, and no decision to whoever has none', async () => {
    show({}, ['LabelDesigner']);
    expect(
      (await screen.findByRole('link', { name: 'Replace the file or the test data' })).getAttribute('href'),
    ).toBe('/qa/labels/7/versions/31/replace');
    expect(screen.queryByRole('link', { name: 'Review Data' })).toBeNull();
  });

  it('is drawn with another row, and with what the stress cases find', async () => {
    show();
    const before = await drawn();
    await userEvent.click(await screen.findByRole('button', { name: 'Show the label with “Tarte”' }));
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
      await screen.findByText('There is no such label version. It may have been deleted with its label.'),
    ).toBeTruthy();
  });
});

const answerPdf = () => {
  const asked: string[] = [];
  server.use(
    http.get(PDF, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ data: { pdfAsBase64String: btoa('%PDF-1.7'), fileName: 'creme.pdf' } });
    }),
  );
  return asked;
};

describe('the PDF', () => {
  it('opens in a tab of its own from a blob, with the row that is shown', async () => {
    const replace = vi.fn<(address: string) => void>();
    const open = vi.spyOn(globalThis, 'open').mockReturnValue({ location: { replace } } as unknown as Window);
    const asked = answerPdf();
    show();
    await pressPdf();
    await waitFor(() => expect(replace).toHaveBeenCalledWith(expect.stringMatching(/^blob:/)));
    expect(open).toHaveBeenCalledWith('about:blank');
    expect(asked).toEqual(['?sample=0']);
  });

  it('is saved where the browser keeps new tabs closed', async () => {
    vi.spyOn(globalThis, 'open').mockReturnValue(null);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    answerPdf();
    show();
    await pressPdf();
    expect(
      await screen.findByText('The browser keeps new tabs closed: creme.pdf is among your downloads.'),
    ).toBeTruthy();
  });

  it('that is refused is told, and leaves no empty tab behind', async () => {
    const close = vi.fn<() => void>();
    vi.spyOn(globalThis, 'open').mockReturnValue({ close } as unknown as Window);
    server.use(http.get(PDF, () => HttpResponse.json({ Message: 'The EAN is not right.' }, { status: 422 })));
    show();
    await pressPdf();
    expect(await screen.findByText('The EAN is not right.')).toBeTruthy();
    expect(close).toHaveBeenCalledOnce();
  });
});
