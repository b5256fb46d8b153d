import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { mockApi } from '@/shared/testing';
import { reviewQueries } from './review-queries';

const api = mockApi();

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

describe('what a review is read from', () => {
  it('reads a review with ids as text, and without all that can be missed', async () => {
    api.answer('QualityAssurance/labels', {
      data: { data: [{ labelId: '7', name: 'Crème', newest: null, waitsFor: null }] },
    });
    const labels = await client().fetchQuery(reviewQueries.labels());
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

  it('reads a version of which the server says no more than which one it is', async () => {
    api.answer('QualityAssurance/label/7/version/31', {
      data: { labelId: 7, labelVersionId: '31', testData: [{ name: 'One' }] },
    });
    const version = await client().fetchQuery(reviewQueries.version(7, 31));
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
    api.answer('QualityAssurance/label/7/preview/0/31', {
      data: { pdfAsBase64String: 'JVBERi0=', fileName: 'creme.pdf' },
    });
    expect(await client().fetchQuery(reviewQueries.previewPdf(7, 31, 0))).toEqual({
      pdfAsBase64String: 'JVBERi0=',
      fileName: 'creme.pdf',
    });
    expect(api.sent.map(({ query }) => String(query))).toEqual(['sample=0']);
  });
});
