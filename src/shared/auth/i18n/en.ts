/** Roles and permissions as people read them, by their names in a token. */
export const en = {
  roles: {
    TenantAdmin: 'Tenant administrator',
    Master: 'Review master',
    PrinterManager: 'Print preferences manager',
    Administrator: 'Administrator',
    User: 'User',
    ArticleManager: 'Article manager',
    GroupManager: 'Group manager',
    OrderManager: 'Order manager',
    LabelManager: 'Label manager',
    DataImporter: 'Data importer',
    LabelDesigner: 'Label designer',
    DataApprover: 'Data approver',
    DesignApprover: 'Design approver',
    Publisher: 'Publisher',
    QualityManager: 'Quality manager',
  },
  permissions: { PrinterManager: 'Printer manager' },
} as const;
