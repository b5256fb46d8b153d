/** What a role lets somebody do; roles of another server have no words here. */
export const ROLE_WORDS: Readonly<Record<string, string>> = {
  Administrator: 'Sets the organisation up: users, integrations, widgets, articles.',
  User: 'Prints articles, labels and orders.',
  TenantAdmin: 'Decides about the subscription.',
  ArticleManager: 'Adds and changes articles.',
  GroupManager: 'Groups: their members, printers and settings.',
  OrderManager: 'Adds and changes orders.',
  LabelManager: 'Labels, standard labels and the media library.',
  DataImporter: 'Imports articles and orders from files.',
  PrinterManager: 'Which printer prints what: the print preferences.',
};

/** What a permission lets somebody do. */
export const PERMISSION_WORDS: Readonly<Record<string, string>> = {
  PrinterManager: 'Adds, changes and tries printers.',
};

/** What somebody does in the review of a label version. */
export const QUALITY_WORDS: Readonly<Record<string, string>> = {
  Master: 'Acts in every step, on versions of their own too.',
  LabelDesigner: 'Uploads versions and sends them into review.',
  DataApprover: 'Approves the data of a version.',
  DesignApprover: 'Approves the design of a version.',
  Publisher: 'Publishes a version that is approved.',
  QualityManager: 'Follows every review.',
};
