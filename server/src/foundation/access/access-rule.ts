import { programWords, type ProgramKind } from './program.ts';
import { qualityRoles, userRoles, type Permission, type Tag } from './roles.ts';

/**
 * Who may make a call. `public` needs no token, `signed-in` any valid one; an allow list passes when the caller has one
 * of its tags; permissions must all be present. A call for programs takes the key of one and no person's token.
 */
export type AccessRule =
  | 'public'
  | 'signed-in'
  | { readonly allow: readonly Tag[] }
  | { readonly permissions: readonly Permission[] }
  | ProgramRule;

export interface ProgramRule {
  readonly program: ProgramKind;
}

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

export interface Holder {
  readonly tags: ReadonlySet<Tag>;
  readonly permissions: ReadonlySet<Permission>;
}

/** Whether a call is for programs and takes no person's token. */
export const isProgramRule = (rule: AccessRule): rule is ProgramRule =>
  typeof rule === 'object' && 'program' in rule;

/** Whether the holder of these tags and permissions (undefined: nobody signed in) passes the rule. */
export function mayCall(holder: Holder | undefined, rule: AccessRule): boolean {
  if (rule === 'public') return true;
  if (!holder) return false;
  if (rule === 'signed-in') return true;
  if (isProgramRule(rule)) return false;
  return 'allow' in rule
    ? rule.allow.some((tag) => holder.tags.has(tag))
    : rule.permissions.every((permission) => holder.permissions.has(permission));
}

/** The rule in words, for the refusal: "This call needs AccountType:Administrator or UserRole:ArticleManager." */
export function describeRule(rule: AccessRule): string {
  if (rule === 'public') return 'This call is open to everybody.';
  if (rule === 'signed-in') return 'This call needs a signed-in user.';
  if (isProgramRule(rule)) return `This call takes the key of ${programWords[rule.program]}.`;
  return 'allow' in rule
    ? `This call needs ${rule.allow.join(' or ')}.`
    : `This call needs the permission ${rule.permissions.join(' and ')}.`;
}
