import { fontHandlers } from '@/entities/label/index.testing';
import { buildReviewVersion, reviewHandlers } from '@/entities/review/index.testing';
import { answer, type TestClaims } from '@/shared/testing';
import { buildTemplate, HASH_4, HASH_5 } from './design-builders';

/** Person who manages labels, with roles of the review. */
export const manager = (...QualityAssuranceRole: string[]): TestClaims => ({
  UserId: '42',
  UserRole: ['User', 'LabelManager'],
  QualityAssuranceRole,
});

/** Person who takes part in the review only. */
export const reviewer = (...QualityAssuranceRole: string[]): TestClaims => ({
  UserId: '42',
  QualityAssuranceRole,
});

/** Version 4 of label 7 as the server has it, which is printed. */
export const version4 = buildReviewVersion({
  labelVersionId: 41,
  version: 4,
  state: 'Published',
  versionHash: HASH_4,
  template: buildTemplate(),
  publishedAt: '2026-11-01T08:00:00Z',
});

/** Version 5, which Dagny Eriksen saved meanwhile. */
export const version5 = buildReviewVersion({
  labelVersionId: 51,
  version: 5,
  state: 'Draft',
  versionHash: HASH_5,
  uploadedBy: 'Dagny Eriksen',
  template: buildTemplate({ widthMm: 70 }),
  publishedAt: '',
});

/** What people who manage labels read of label 7. */
export const setup = {
  labelId: 7,
  name: 'Crème 200 g',
  revision: 9,
  version: 4,
  state: 'Published',
  template: buildTemplate(),
};

/** Handlers of a server with label 7; `versions` are those that the review lists, newest first. */
export const designServer = (versions = [version4]) => [
  ...fontHandlers(),
  answer('labels/7/setup', { data: setup }),
  answer('labels/7/versions', {
    data: [{ labelVersionId: 41, version: 4, uploadedBy: 'Liv Larsen', createdAt: '2026-11-01T08:00:00Z' }],
  }),
  answer('labels/review', { data: { state: 'Published', reviewers: [] } }),
  answer('subscription', { data: { type: 'Standard', maxLabels: 10, labels: 6 } }),
  answer('POST labels', { data: { labelId: 12, version: 1, state: 'Published' } }),
  answer('PUT labels/7/variables', { data: { ...setup, revision: 10, version: 5 } }),
  ...reviewHandlers({ versions }),
];
