import { hasHome, KEPT_ROLES, TENANT_ADMIN_ROLE } from '@/entities/session';
import type { Id } from '@/shared/api';
import { texts } from '../i18n';

/** What somebody may do, and where they belong. */
export interface Rights {
  roles: readonly string[];
  permissions: readonly string[];
  qualityRoles: readonly string[];
  groups: readonly Id[];
}

/** Why nobody could work with these roles. */
export function rolesError(roles: readonly string[]): string | undefined {
  return hasHome(roles) ? undefined : texts.errors.noType;
}

/** Who decides about a role: the person who is signed in, over the account in the form. */
export interface RoleSetting {
  isOwn: boolean;
  isTenantAdmin: boolean;
  /** The roles the account has at the moment. */
  held: readonly string[];
}

/** Why a role cannot be given or taken by who is signed in; undefined: it can. The server has the same rule. */
export function roleLock(role: string, { isOwn, isTenantAdmin, held }: RoleSetting): string | undefined {
  if (isOwn && held.includes(role) && KEPT_ROLES.includes(role)) return texts.locks.own;
  return role === TENANT_ADMIN_ROLE && !isTenantAdmin ? texts.locks.tenantAdmin : undefined;
}

/** Whether two lists hold the same, in whatever order. */
export const holdTheSame = (one: readonly Id[], other: readonly Id[]): boolean =>
  one.length === other.length && new Set([...one, ...other]).size === new Set(one).size;

/** Whether both may do the same. */
export const isSameRights = (one: Rights, other: Rights): boolean =>
  holdTheSame(one.roles, other.roles) &&
  holdTheSame(one.permissions, other.permissions) &&
  holdTheSame(one.qualityRoles, other.qualityRoles) &&
  holdTheSame(one.groups, other.groups);
