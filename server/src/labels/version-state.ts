/** The life of a label version: Draft, three reviews, Published, and Superseded by the next published one. */
export const versionStates = [
  'Draft',
  'DataApprover',
  'DesignApprover',
  'Publisher',
  'Published',
  'Superseded',
] as const;
export type VersionState = (typeof versionStates)[number];

/** The states that wait for somebody: what the dashboard lists as pending. */
export const pendingStates = ['DataApprover', 'DesignApprover', 'Publisher'] as const;
