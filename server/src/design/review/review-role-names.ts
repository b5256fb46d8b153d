import type { ReviewRole } from 'label-core/review';

/** The roles of the review as the app calls them. */
export const reviewRoleNames: Readonly<Record<ReviewRole, string>> = {
  Master: 'Review master',
  LabelDesigner: 'Label designer',
  DataApprover: 'Data approver',
  DesignApprover: 'Design approver',
  Publisher: 'Publisher',
  QualityManager: 'Quality manager',
};
