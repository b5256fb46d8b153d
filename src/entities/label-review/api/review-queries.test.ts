import { setupServer } from 'msw/node';
import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw/http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { labelReviewQueries } from './review-queries';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const answer = (path: string, body: object) =>
  server.use(http.get(`http://api.test/api/QualityAssurance/${path}`, () => HttpResponse.json(body)));

describe('what a review is read from', () => {
  it('may come with ids as text, and without all that can be missed', async () => {
    answer('labels', { data: { data: [{ labelId: '7', name: 'Crème', newest: null, waitsFor: null }] } });
    const labels = await client().fetchQuery(labelReviewQueries.labels());
    expect(labels).toEqual([
      {
        labelId: 7,
        name: 'Crème',
        isEnabled: true,
        widthMm: undefined,
        heightMm: undefined,
        publishedVersion: undefined,
        newest: undefined,
        open: undefined,
        waitsFor: [],
      },
    ]);
  });

  it('may say of a version no more than which one it is', async () => {
    answer('label/7/version/31', { data: { labelId: 7, labelVersionId: '31', testData: [{ name: 'One' }] } });
    const version = await client().fetchQuery(labelReviewQueries.version(7, 31));
    expect(version).toMatchObject({
      labelVersionId: 31,
      state: '',
      isOwn: false,
      testData: [{ name: 'One', values: {} }],
      approvals: [],
      asksPassword: false,
    });
    expect([version.file, version.publishedVersionId]).toEqual([undefined, undefined]);
  });

  it('asks for the PDF of one row of the test data by its place', async () => {
    let asked = '';
    server.use(
      http.get('http://api.test/api/QualityAssurance/label/7/preview/0/31', ({ request }) => {
        asked = new URL(request.url).search;
        return HttpResponse.json({ data: { pdfAsBase64String: 'JVBERi0=', fileName: 'creme.pdf' } });
      }),
    );
    expect(await client().fetchQuery(labelReviewQueries.previewPdf(7, 31, 0))).toEqual({
      pdfAsBase64String: 'JVBERi0=',
      fileName: 'creme.pdf',
    });
    expect(asked).toBe('?sample=0');
  });
});
