import type { ReviewVersion } from '@/entities/review';
import { buildReviewVersion, reviewHandlers, type ReviewFacts } from '@/entities/review/index.testing';
import { fontHandlers } from '@/entities/label/index.testing';
import { answer } from '@/shared/testing';

/** Platen JSON with a title of at most ten characters, and a toggle for a mark. */
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

/** Result of the server reading a file: the same label with an additional variable for the lot. */
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

/** Builds version 3, a draft with one row of test data. */
export const draft = (fields: Partial<ReviewVersion> = {}) =>
  buildReviewVersion({
    state: 'Draft',
    template,
    testData: [{ name: 'Longest', values: { title: 'Crème', organic: 'true' } }],
    waitsFor: ['Liv Larsen'],
    ...fields,
  });

/** Version 2, which is printed. */
export const printed = buildReviewVersion({
  labelVersionId: 21,
  version: 2,
  state: 'Published',
  template,
  publishedAt: '2026-10-01T12:00:00Z',
  waitsFor: [],
});

export const designer = (...QualityAssuranceRole: string[]) => ({ UserId: '7', QualityAssuranceRole });

export const labelFile = (name = 'creme.json') => new File(['{}'], name, { type: 'application/json' });

/** Handlers of a review server that reads every file as the same label. */
export const versionServer = (facts: ReviewFacts) => [
  ...fontHandlers(),
  answer('preferences/userSettings', { data: {} }),
  answer('mediaLibrary/files', { data: [] }),
  answer('POST labels/extract', { data: extracted }),
  ...reviewHandlers(facts),
];

/** What the server reads from an SVG in pixels, which gives no real size. */
export const extractedInPixels = {
  ...extracted,
  format: 'svg',
  widthMm: 120,
  heightMm: 80,
  template: { ...extracted.template, widthMm: 120, heightMm: 80 },
  sizeGuessed: true,
};
