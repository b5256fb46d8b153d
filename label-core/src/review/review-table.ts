/**
 * States of a label version. A new one is a draft; data, design and publication are reviewed by people with the role
 * after which the state is named; only published versions are printed.
 */
export const reviewStates = [
  'Draft',
  'DataApprover',
  'DesignApprover',
  'Publisher',
  'Published',
  'Superseded',
  'Withdrawn',
] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Actions of a person on a version. There is none for superseding, which follows from publishing another version. */
export const reviewActions = [
  'set-test-data',
  'replace-file',
  'set-ready',
  'approve',
  'reject',
  'publish',
  'withdraw',
] as const;
export type ReviewAction = (typeof reviewActions)[number];

export const reviewRoles = [
  'Master',
  'LabelDesigner',
  'DataApprover',
  'DesignApprover',
  'Publisher',
  'QualityManager',
] as const;
export type ReviewRole = (typeof reviewRoles)[number];

/** Next state after an action and the roles that may take it, besides Master, who may take every action. */
interface ReviewStep {
  readonly next: ReviewState;
  readonly roles: readonly ReviewRole[];
  /** Only Master may decide in favour of a version they uploaded themselves, where the organisation allows it. */
  readonly isDecision?: true;
}

type ReviewTable = Readonly<Record<ReviewState, Partial<Readonly<Record<ReviewAction, ReviewStep>>>>>;

const designers = ['LabelDesigner'] as const;
const whileWaiting = {
  'replace-file': { next: 'Draft', roles: designers },
  withdraw: { next: 'Withdrawn', roles: ['LabelDesigner', 'QualityManager'] },
} as const;

/**
 * All allowed steps. Replacing the file during a review makes the version a draft again, because another label was
 * approved.
 */
export const reviewTable: ReviewTable = {
  Draft: {
    'set-test-data': { next: 'Draft', roles: designers },
    'replace-file': { next: 'Draft', roles: designers },
    'set-ready': { next: 'DataApprover', roles: designers },
    withdraw: { next: 'Withdrawn', roles: ['LabelDesigner', 'QualityManager'] },
  },
  DataApprover: {
    ...whileWaiting,
    approve: { next: 'DesignApprover', roles: ['DataApprover'], isDecision: true },
    reject: { next: 'Draft', roles: ['DataApprover'] },
  },
  DesignApprover: {
    ...whileWaiting,
    approve: { next: 'Publisher', roles: ['DesignApprover'], isDecision: true },
    reject: { next: 'Draft', roles: ['DesignApprover'] },
  },
  Publisher: {
    ...whileWaiting,
    publish: { next: 'Published', roles: ['Publisher'], isDecision: true },
    reject: { next: 'Draft', roles: ['Publisher'] },
  },
  Published: {
    withdraw: { next: 'Withdrawn', roles: ['Publisher', 'QualityManager'] },
  },
  Superseded: {},
  Withdrawn: {},
};
