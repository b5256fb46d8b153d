import { fontHandlers, shelfTemplate } from '@/entities/label/index.testing';
import { buildReviewVersion, reviewHandlers, type ReviewFacts } from '@/entities/review/index.testing';
import type { ReviewVersion } from '@/entities/review';

const testData = [
  { name: 'Crème', values: { title: 'Crème', ean: '4006381333931' } },
  { name: 'Tarte', values: { title: 'Tarte', ean: '9501101530003' } },
];

/** Version 2 of label 7, which is currently printed. */
const published = buildReviewVersion({
  labelVersionId: 21,
  version: 2,
  state: 'Published',
  versionHash: 'b0b0'.repeat(16),
  template: shelfTemplate,
  publishedVersionId: 21,
  waitsFor: [],
});

const [title, barcode] = shelfTemplate.elements;

/** The same template with “Net” before its title, and its barcode 1 mm further to the right. */
const changedTemplate = {
  ...shelfTemplate,
  elements: [
    { ...title, value: 'Net {{title}}' },
    { ...barcode, xMm: 3 },
  ],
};

/** Builds the pending version 3 of label 7; `fields` override its values. */
export const buildPending = (fields: Partial<ReviewVersion> = {}) =>
  buildReviewVersion({ template: changedTemplate, testData, ...fields });

/** Template of the printed version, for a version without changes. */
export const printedTemplate = shelfTemplate;

/** Handlers of a server with this pending version; the next version that the person has to decide on is one of label 9. */
export const reviewServer = (pending: ReviewVersion, facts: Partial<ReviewFacts> = {}) => [
  ...fontHandlers(),
  ...reviewHandlers({
    versions: [pending, published],
    answer: {
      state: 'DesignApprover',
      next: { labelId: 9, labelVersionId: 51, name: 'Shipping', state: 'DataApprover' },
      left: 3,
    },
    ...facts,
  }),
];

/** Returns the claims of a person with these roles of quality assurance. */
export const reviewer = (...roles: string[]) => ({
  UserId: '7',
  UserRole: ['User'],
  QualityAssuranceRole: roles,
});
