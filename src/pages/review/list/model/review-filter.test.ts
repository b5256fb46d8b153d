import { describe, expect, it } from 'vitest';
import { buildReviewedLabel, buildVersionRow } from '@/entities/review/index.testing';
import { isAskedFor, reviewFilters } from './review-filter';

const withOpen = (fields: Parameters<typeof buildVersionRow>[0]) =>
  buildReviewedLabel({ open: buildVersionRow(fields) });

describe('what the list is narrowed to', () => {
  it.each([
    ['waits for its data', withOpen({}), ['DataApprover'], ['mine', 'review']],
    ['waits for somebody else', withOpen({ state: 'DesignApprover' }), ['DataApprover'], ['review']],
    ['was uploaded by oneself', withOpen({ isOwn: true }), ['DataApprover'], ['review']],
    ['was uploaded by the master of all', withOpen({ isOwn: true }), ['Master'], ['mine', 'review']],
    ['is a draft of a designer', withOpen({ state: 'Draft' }), ['LabelDesigner'], ['mine', 'drafts']],
    ['is a draft', withOpen({ state: 'Draft' }), ['Publisher'], ['drafts']],
    [
      'waits for its time',
      withOpen({ state: 'Publisher', publishAt: '2026-12-01T00:00:00Z' }),
      ['Publisher'],
      ['review'],
    ],
    ['is under way nowhere', buildReviewedLabel({ open: undefined }), ['Master'], []],
  ] as const)('narrows the list by a label whose version %s', (_what, label, roles, found) => {
    expect(reviewFilters.filter((filter) => isAskedFor(label, filter, roles))).toEqual(found);
    expect(isAskedFor(label, 'anything', roles)).toBe(true);
  });
});
