import { reviewRoles } from 'label-core/review';
import { expect, it } from 'vitest';
import { QUALITY_ROLES } from './access';
import { qualityRolesOf } from './quality-roles';

it('knows every role of the review', () => {
  expect(QUALITY_ROLES).toEqual(reviewRoles);
});

it('reads the review roles of a person out of their tags, and of nobody none', () => {
  const tags = new Set(['UserRole:Publisher', 'QualityAssuranceRole:Publisher', 'QualityAssuranceRole:Cook']);
  expect(qualityRolesOf({ tags })).toEqual(['Publisher']);
  expect(qualityRolesOf(undefined)).toEqual([]);
});
