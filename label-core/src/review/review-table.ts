/**
 * The life of a label version. A new one is a draft; data, design and publication are looked at by people with the role
 * the state is named after; only what is published is printed.
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

/** What a person can do with a version. That another version supersedes it follows from publishing that one. */
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

/** Where an action leads, and who may take it besides Master, who may take every one. */
interface ReviewStep {
  readonly next: ReviewState;
  readonly roles: readonly ReviewRole[];
  /** Nobody but Master decides in favour of a version they uploaded themselves. */
  readonly isDecision?: true;
}

type ReviewTable = Readonly<Record<ReviewState, Partial<Readonly<Record<ReviewAction, ReviewStep>>>>>;

const designers = ['LabelDesigner'] as const;
const whileWaiting = {
  'replace-file': { next: 'Draft', roles: designers },
  withdraw: { next: 'Withdrawn', roles: ['LabelDesigner', 'QualityManager'] },
} as const;

/**
 * Every step there is; what is not here cannot be done. A file that is replaced under review makes the version a draft
 * again: what was approved was another label.
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
