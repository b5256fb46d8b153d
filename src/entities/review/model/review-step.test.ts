import { expect, it } from 'vitest';
import { reviewStep } from './review-step';

it.each([
  ['Publisher', 'publish', '/qa/labels/7/versions/31/publish'],
  ['DataApprover', 'data', '/qa/labels/7/versions/31/approve'],
  ['DesignApprover', 'design', '/qa/labels/7/versions/31/approve'],
  ['Draft', 'preview', '/qa/labels/7/versions/31/preview'],
  ['Published', 'preview', '/qa/labels/7/versions/31/preview'],
  ['', 'preview', '/qa/labels/7/versions/31/preview'],
  ['constructor', 'preview', '/qa/labels/7/versions/31/preview'],
])('asks of a version in state “%s” for %s', (state, kind, path) => {
  expect(reviewStep({ labelId: 7, labelVersionId: 31, state })).toEqual({ kind, path });
});
