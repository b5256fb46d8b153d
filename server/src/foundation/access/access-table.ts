import type { AccessRule } from './access-rule.ts';
import { qualityRoles, userRoles } from './roles.ts';

/** Specification section 6 as one table: the areas of the product and the rights they require. */
export const access = {
  public: 'public',
  signedIn: 'signed-in',
  tenantAdministration: { allow: ['AccountType:TenantAdmin'] },
  administration: { allow: ['AccountType:Administrator'] },
  printing: { allow: ['AccountType:User'] },
  /** Administrators and managers of any kind see all prints; other people see only their own. */
  printOversight: {
    allow: [
      'AccountType:Administrator',
      ...userRoles.filter((role) => role.endsWith('Manager')).map((role) => `UserRole:${role}` as const),
    ],
  },
  articles: { allow: ['AccountType:Administrator', 'UserRole:ArticleManager'] },
  groups: { allow: ['UserRole:GroupManager'] },
  /** Every area whose forms offer a group: users, articles, orders, labels, imports and printers. */
  groupLists: {
    allow: [
      'AccountType:Administrator',
      'UserRole:GroupManager',
      'UserRole:ArticleManager',
      'UserRole:OrderManager',
      'UserRole:LabelManager',
      'UserRole:DataImporter',
      'UserPermission:PrinterManager',
    ],
  },
  /** Administrators manage the agents; the forms of printers list them. */
  agentLists: { allow: ['AccountType:Administrator', 'UserPermission:PrinterManager'] },
  orders: { allow: ['UserRole:OrderManager'] },
  /** People who print choose among the articles of connectors; the screens about connectors are for administrators. */
  connectorReading: { allow: ['AccountType:User', 'AccountType:Administrator'] },
  /** People who print orders, and those who manage them. */
  orderReading: { allow: ['AccountType:User', 'AccountType:Administrator', 'UserRole:OrderManager'] },
  orderLists: { allow: ['AccountType:Administrator', 'UserRole:OrderManager'] },
  imports: { allow: ['UserRole:DataImporter'] },
  /** Administrators manage the configurations; people who import choose among them. */
  importConfigurationLists: { allow: ['AccountType:Administrator', 'UserRole:DataImporter'] },
  labels: { allow: ['UserRole:LabelManager'] },
  /** What follows the creation of a print, own ones only: for people who print, and who print proofs of designs. */
  ownPrints: {
    allow: [
      'AccountType:User',
      'UserRole:LabelManager',
      'QualityAssuranceRole:LabelDesigner',
      'QualityAssuranceRole:Master',
    ],
  },
  /** Reading a label file before it is sent, and proofs: for people who create labels or upload their next versions. */
  labelFiles: {
    allow: ['UserRole:LabelManager', 'QualityAssuranceRole:LabelDesigner', 'QualityAssuranceRole:Master'],
  },
  /** Every area whose forms offer a label, also one that is not published yet: labels, articles, orders and imports. */
  labelLists: {
    allow: [
      'AccountType:Administrator',
      'UserRole:LabelManager',
      'UserRole:ArticleManager',
      'UserRole:OrderManager',
      'UserRole:DataImporter',
    ],
  },
  /**
   * The specification says PrinterManager, which is the name of a role and of a permission: either is enough, as in the
   * app.
   */
  preferences: { allow: ['UserRole:PrinterManager', 'UserPermission:PrinterManager'] },
  /** Programs that run in a customer's network and ask for work. */
  agentPrograms: { program: 'agent' },
  connectorPrograms: { program: 'connector' },
  /** The only area that requires the permission and not the role. */
  printers: { permissions: ['PrinterManager'] },
  /** Settings of the review: for those responsible for it, and for those who assign the roles. */
  qualitySettings: {
    allow: [
      'AccountType:Administrator',
      'QualityAssuranceRole:QualityManager',
      'QualityAssuranceRole:Master',
    ],
  },
  quality: {
    allow: [
      'AccountType:Administrator',
      ...qualityRoles.map((role) => `QualityAssuranceRole:${role}` as const),
    ],
  },
} as const satisfies Record<string, AccessRule>;
