import { hasHome, KEPT_ROLES, TENANT_ADMIN_ROLE } from '@/entities/session';
import type { Id } from '@/shared/api';
import { texts } from '../i18n';

/** Roles, permissions and groups of a person. */
export interface Rights {
  roles: readonly string[];
  permissions: readonly string[];
  qualityRoles: readonly string[];
  groups: readonly Id[];
}

/** Returns an error if nobody could work with these roles; otherwise undefined. */
export function rolesError(roles: readonly string[]): string | undefined {
  return hasHome(roles) ? undefined : texts.errors.noType;
}

/** Context of a change of a role: the signed-in person, and the account in the form. */
export interface RoleSetting {
  isOwn: boolean;
  isTenantAdmin: boolean;
  /** Current roles of the account. */
  held: readonly string[];
}

/** Returns why the signed-in person cannot assign or remove a role; undefined if they can. The server has the same rule. */
export function roleLock(role: string, { isOwn, isTenantAdmin, held }: RoleSetting): string | undefined {
  if (isOwn && held.includes(role) && KEPT_ROLES.includes(role)) return texts.locks.own;
  return role === TENANT_ADMIN_ROLE && !isTenantAdmin ? texts.locks.tenantAdmin : undefined;
}

/** Returns whether two lists contain the same ids, regardless of their order. */
export const holdTheSame = (one: readonly Id[], other: readonly Id[]): boolean =>
  one.length === other.length && new Set([...one, ...other]).size === new Set(one).size;

/** Returns whether two people have the same rights. */
export const isSameRights = (one: Rights, other: Rights): boolean =>
  holdTheSame(one.roles, other.roles) &&
  holdTheSame(one.permissions, other.permissions) &&
  holdTheSame(one.qualityRoles, other.qualityRoles) &&
  holdTheSame(one.groups, other.groups);
