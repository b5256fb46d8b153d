/** Refusals of calls that the caller may not make (docs/adr/0035). */
export const en = {
  access: {
    notSignedIn: 'Please sign in: there is no valid access token.',
    noKey:
      '{kind, select, agent {There is no key of an agent: send it as the bearer token.} other {There is no key of a connector: send it as the bearer token.}}',
    /** The rule is one sentence of `rule`. */
    refused: 'You may not do this. {rule}',
    rule: {
      open: 'This call is open to everybody.',
      signedIn: 'This call needs a signed-in user.',
      key: '{kind, select, agent {This call takes the key of an agent.} other {This call takes the key of a connector.}}',
      /** One of these is enough: sentences of `right`, in a row. */
      rights: 'This call needs {rights}.',
      /** All of these: sentences of `permission`, in a row. */
      permissions: 'This call needs the permission {permissions}.',
    },
    orRight: 'or {right}',
  },
  /** By their names in the specification. */
  right: {
    administrator: 'AccountType:Administrator',
    user: 'AccountType:User',
    tenantAdmin: 'AccountType:TenantAdmin',
    articleManager: 'UserRole:ArticleManager',
    groupManager: 'UserRole:GroupManager',
    orderManager: 'UserRole:OrderManager',
    labelManager: 'UserRole:LabelManager',
    dataImporter: 'UserRole:DataImporter',
    printerManager: 'UserRole:PrinterManager',
    reviewMaster: 'QualityAssuranceRole:Master',
    labelDesigner: 'QualityAssuranceRole:LabelDesigner',
    dataApprover: 'QualityAssuranceRole:DataApprover',
    designApprover: 'QualityAssuranceRole:DesignApprover',
    publisher: 'QualityAssuranceRole:Publisher',
    qualityManager: 'QualityAssuranceRole:QualityManager',
    managesPrinters: 'UserPermission:PrinterManager',
  },
  permission: { printerManager: 'PrinterManager' },
  setup: {
    done: 'Platen is set up already. Please sign in.',
    wrongLink: 'This set-up link is not valid. Use the one the server printed when it last started.',
    expiredLink: 'This set-up link has expired. Start the server again: it prints a new one.',
  },
} as const;
