import type { ReviewRole } from 'label-core/review';

/** The data that access is decided by: the tags of a person. */
interface Tagged {
  tags: ReadonlySet<string>;
}

/** Access requirement of a screen, link or action. Every given part must hold. */
export interface AccessRule {
  /** All of these tags. */
  all?: readonly string[];
  /** All of these permissions, by name. */
  permissions?: readonly string[];
  /** At least one of these tags. */
  allow?: readonly string[];
}

/** Account types; in a token they share the UserRole claim with the role names (specification 6). */
const ACCOUNT_TYPES = ['Administrator', 'User', 'TenantAdmin'] as const;

const administrator = 'AccountType:Administrator';
const member = 'AccountType:User';
const tenantAdministrator = 'AccountType:TenantAdmin';

/** Roles of the review, repeated here so that the review's table is not loaded before somebody reviews. */
export const QUALITY_ROLES = [
  'Master',
  'LabelDesigner',
  'DataApprover',
  'DesignApprover',
  'Publisher',
  'QualityManager',
] as const satisfies readonly ReviewRole[];

/** Access rules by area: the table of specification 6 and the only place that spells a role. */
export const access = {
  signedIn: {},
  administration: { all: [administrator] },
  member: { all: [member] },
  tenantAdministration: { all: [tenantAdministrator] },
  articles: { allow: [administrator, 'UserRole:ArticleManager'] },
  groups: { all: ['UserRole:GroupManager'] },
  orders: { all: ['UserRole:OrderManager'] },
  labels: { all: ['UserRole:LabelManager'] },
  imports: { all: ['UserRole:DataImporter'] },
  // The sidebar offers preferences by permission, the area table by role: either one grants access.
  preferences: { allow: ['UserRole:PrinterManager', 'UserPermission:PrinterManager'] },
  printers: { permissions: ['PrinterManager'] },
  connectors: { all: [administrator] },
  /** People who set how the organisation reviews. */
  qualitySettings: {
    allow: [administrator, 'QualityAssuranceRole:Master', 'QualityAssuranceRole:QualityManager'],
  },
  quality: { allow: [administrator, ...QUALITY_ROLES.map((role) => `QualityAssuranceRole:${role}`)] },
} as const satisfies Record<string, AccessRule>;

/**
 * Returns whether the person fulfils the rule. Used by the guard, the sidebar, the tiles and the visibility wrapper.
 */
export function canAccess(user: Tagged | undefined, rule: AccessRule): boolean {
  if (!user) return false;
  const has = (tag: string) => user.tags.has(tag);
  return (
    (rule.all ?? []).every(has) &&
    (rule.permissions ?? []).every((permission) => has(`UserPermission:${permission}`)) &&
    (rule.allow === undefined || rule.allow.some(has))
  );
}

/** Returns whether a label version in this review state waits for this person; a master may take every step. */
export const decidesIn = (user: Tagged | undefined, state: string) =>
  canAccess(user, { allow: [`QualityAssuranceRole:${state}`, 'QualityAssuranceRole:Master'] });

export const isAdministrator = (user: Tagged | undefined) => canAccess(user, access.administration);

/** Returns the tag for a value of the UserRole claim: an account type, or else a role. */
export function roleTag(role: string): string {
  return ACCOUNT_TYPES.some((type) => type === role) ? `AccountType:${role}` : `UserRole:${role}`;
}

/** The role of everybody who prints. */
export const MEMBER_ROLE = 'User';

/** Account type that manages the subscription, and who else may manage it. */
export const TENANT_ADMIN_ROLE = 'TenantAdmin';

/** Account types that nobody can remove from themselves, because they could not restore them. */
export const KEPT_ROLES: readonly string[] = ['Administrator', TENANT_ADMIN_ROLE];

/** Returns whether a person with these roles has a start screen; without one they cannot work (specification 6). */
export function hasHome(roles: readonly string[]): boolean {
  return canAccess({ tags: new Set(roles.map(roleTag)) }, { allow: [administrator, member] });
}

const ANYBODY = '*';

/** Parses the comma lists of the visibility wrapper; `*` means no restriction (specification 6). */
export function ruleFromLists(allowAny: string, requireAll: string): AccessRule {
  const any = tagsOf(allowAny);
  return { all: tagsOf(requireAll), ...(any.length > 0 && { allow: any }) };
}

/** Returns a rule as the comma lists of the visibility wrapper. */
export function asLists({ all = [], permissions = [], allow = [] }: AccessRule): {
  allowAny: string;
  requireAll: string;
} {
  const required = [...all, ...permissions.map((permission) => `UserPermission:${permission}`)];
  return { allowAny: allow.join(',') || ANYBODY, requireAll: required.join(',') || ANYBODY };
}

function tagsOf(list: string): string[] {
  return list
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '' && tag !== ANYBODY);
}

/** Returns the roles with which a person takes part in the review of labels; without any, they can only view. */
export const qualityRolesOf = (user: Tagged | undefined): readonly ReviewRole[] =>
  QUALITY_ROLES.filter((role) => user?.tags.has(`QualityAssuranceRole:${role}`) === true);
