import type { AccessRule } from './access-rule.ts';
import { qualityRoles, userRoles } from './roles.ts';

/** Specification section 6 as one table: the areas of the product and what they ask for. */
export const access = {
  public: 'public',
  signedIn: 'signed-in',
  tenantAdministration: { allow: ['AccountType:TenantAdmin'] },
  administration: { allow: ['AccountType:Administrator'] },
  printing: { allow: ['AccountType:User'] },
  /** Whoever administers or manages something sees what everybody printed; all others see their own. */
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
  /** Administrators keep the agents; the forms of printers offer them. */
  agentLists: { allow: ['AccountType:Administrator', 'UserPermission:PrinterManager'] },
  orders: { allow: ['UserRole:OrderManager'] },
  /** Whoever prints chooses among their articles; the screens about them are the administrators'. */
  connectorReading: { allow: ['AccountType:User', 'AccountType:Administrator'] },
  /** Whoever prints orders, and who manages them. */
  orderReading: { allow: ['AccountType:User', 'AccountType:Administrator', 'UserRole:OrderManager'] },
  orderLists: { allow: ['AccountType:Administrator', 'UserRole:OrderManager'] },
  imports: { allow: ['UserRole:DataImporter'] },
  /** Administrators keep the configurations; whoever imports chooses among them. */
  importConfigurationLists: { allow: ['AccountType:Administrator', 'UserRole:DataImporter'] },
  labels: { allow: ['UserRole:LabelManager'] },
  /** Reading a label file before it is sent: for who makes labels, and for who uploads their next versions. */
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
  /** The table says PrinterManager, which names a role and a permission: either opens it, as in the app. */
  preferences: { allow: ['UserRole:PrinterManager', 'UserPermission:PrinterManager'] },
  /** What runs in a customer's network and asks for work. */
  agentPrograms: { program: 'agent' },
  connectorPrograms: { program: 'connector' },
  /** The one area that asks for the permission and not for the role. */
  printers: { permissions: ['PrinterManager'] },
  /** How versions are reviewed: for who answers for the review, and for who gives the roles. */
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
