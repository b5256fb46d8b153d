import type { ReviewAction, ReviewRole } from 'label-core/review';
import { roleName } from '@/shared/auth';
import type { ReviewStep } from './review-step';

const deeds: Readonly<Record<ReviewAction, string>> = {
  'set-test-data': 'Changing test data',
  'replace-file': 'Replacing the file',
  'set-ready': 'Setting it ready for approval',
  approve: 'Approving',
  reject: 'Rejecting',
  publish: 'Publishing',
  withdraw: 'Withdrawing',
};

/** Of specification 2. */
const steps: Readonly<Record<ReviewStep['kind'], string>> = {
  publish: 'Review Publish',
  data: 'Review Data',
  design: 'Review Design',
  preview: 'Preview',
};

/** For whoever reads it: administrators too. */
const given = 'Administrators give roles under Users.';

const oneOf = (words: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(words);

export const texts = {
  step: (kind: ReviewStep['kind']) => steps[kind],
  ownVersion: 'You uploaded this version yourself: somebody else has to approve it.',
  roleMissing: (action: ReviewAction, roles: readonly ReviewRole[]) =>
    `${deeds[action]} needs the role ${oneOf(roles.map(roleName))}. ${given}`,
  waitsForNobody: (role: string) => `Nobody who could act has the role ${roleName(role)}. ${given}`,
  waitsFor: (people: readonly string[]) => `Waits for ${oneOf(people)}`,
} as const;
