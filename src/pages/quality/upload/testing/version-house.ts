import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import type { ReviewVersion } from '@/entities/label-review';
import {
  buildReviewVersion,
  reviewHandlers,
  type ReviewHouse,
  type ReviewWrite,
} from '@/entities/label-review/index.testing';
import { fontHandlers } from '@/entities/label/index.testing';
import { buildToken } from '@/entities/session/index.testing';

const API = 'http://api.test/api';

/** Platen JSON with a title of ten characters at most, and the switch of a mark. */
const template = {
  format: 'platen-label',
  version: 1,
  name: 'Crème 200 g',
  widthMm: 60,
  heightMm: 40,
  variables: [
    { name: 'title', type: 'default', required: true, propertySize: 10, label: 'Title' },
    { name: 'organic', type: 'toggle' },
  ],
  elements: [
    { id: 't', type: 'text', xMm: 2, yMm: 2, widthMm: 50, heightMm: 6, value: '{{title}}', sizePt: 12 },
    { id: 'o', type: 'rectangle', xMm: 2, yMm: 20, widthMm: 5, heightMm: 5, visibleWhen: 'organic' },
  ],
};

/** What the server reads out of a file: the same label with a lot besides. */
const extracted = {
  format: 'json',
  name: 'Crème',
  widthMm: 60,
  heightMm: 40,
  variables: [
    { variableName: 'title', type: 'default', required: true, propertySize: 10 },
    { variableName: 'lot', type: 'default', required: false },
  ],
  template: {
    ...template,
    variables: [template.variables[0], { name: 'lot', type: 'default' }],
    elements: [template.elements[0]],
  },
  notes: [],
};

/** Version 3, a draft with one row of test data. */
export const draft = (fields: Partial<ReviewVersion> = {}) =>
  buildReviewVersion({
    state: 'Draft',
    template,
    testData: [{ name: 'Longest', values: { title: 'Crème', organic: 'true' } }],
    waitsFor: ['Liv Larsen'],
    ...fields,
  });

/** Version 2, printed. */
export const printed = buildReviewVersion({
  labelVersionId: 21,
  version: 2,
  state: 'Published',
  template,
  publishedAt: '2026-10-01T12:00:00Z',
  waitsFor: [],
});

export const designer = (...QualityAssuranceRole: string[]) =>
  buildToken({ UserId: '7', QualityAssuranceRole });

export const labelFile = () => new File(['{}'], 'creme.json', { type: 'application/json' });

/** A server with a house of reviews, which reads every file as the same label. */
export function versionHouse() {
  const server = setupServer();
  const writes: ReviewWrite[] = [];
  return {
    server,
    writes,
    open: (house: ReviewHouse) => {
      writes.length = 0;
      server.use(
        ...fontHandlers(),
        http.get(`${API}/preferences/userSettings`, () => HttpResponse.json({ data: {} })),
        http.get(`${API}/mediaLibrary/files`, () => HttpResponse.json({ data: [] })),
        http.post(`${API}/labels/extract`, () => HttpResponse.json({ data: extracted })),
        ...reviewHandlers(house, (write) => writes.push(write)),
      );
    },
    refuse: (method: 'get' | 'post', path: string, status: number, body: object) =>
      server.use(http[method](`${API}/${path}`, () => HttpResponse.json(body, { status }))),
  };
}
