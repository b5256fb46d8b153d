import { qualityRoles, type Permission, type Tag } from './roles.ts';

/**
 * Who may make a call. `public` needs no token, `signed-in` any valid one; an allow list passes when the caller has one
 * of its tags; permissions must all be present.
 */
export type AccessRule =
  | 'public'
  | 'signed-in'
  | { readonly allow: readonly Tag[] }
  | { readonly permissions: readonly Permission[] };

/** Specification section 6 as one table: the areas of the product and what they ask for. */
export const access = {
  public: 'public',
  signedIn: 'signed-in',
  tenantAdministration: { allow: ['AccountType:TenantAdmin'] },
  administration: { allow: ['AccountType:Administrator'] },
  printing: { allow: ['AccountType:User'] },
  articles: { allow: ['AccountType:Administrator', 'UserRole:ArticleManager'] },
  groups: { allow: ['UserRole:GroupManager'] },
  /** Every area whose forms offer a group: users, articles, orders and imports. */
  groupLists: {
    allow: [
      'AccountType:Administrator',
      'UserRole:GroupManager',
      'UserRole:ArticleManager',
      'UserRole:OrderManager',
      'UserRole:DataImporter',
    ],
  },
  orders: { allow: ['UserRole:OrderManager'] },
  labels: { allow: ['UserRole:LabelManager'] },
  /** The table says PrinterManager, which names a role and a permission: either opens it, as in the app. */
  preferences: { allow: ['UserRole:PrinterManager', 'UserPermission:PrinterManager'] },
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

/** Whether the holder of these tags and permissions (undefined: nobody signed in) passes the rule. */
export function mayCall(holder: Holder | undefined, rule: AccessRule): boolean {
  if (rule === 'public') return true;
  if (!holder) return false;
  if (rule === 'signed-in') return true;
  return 'allow' in rule
    ? rule.allow.some((tag) => holder.tags.has(tag))
    : rule.permissions.every((permission) => holder.permissions.has(permission));
}

/** The rule in words, for the refusal: "This call needs AccountType:Administrator or UserRole:ArticleManager." */
export function describeRule(rule: AccessRule): string {
  if (rule === 'public') return 'This call is open to everybody.';
  if (rule === 'signed-in') return 'This call needs a signed-in user.';
  return 'allow' in rule
    ? `This call needs ${rule.allow.join(' or ')}.`
    : `This call needs the permission ${rule.permissions.join(' and ')}.`;
}
