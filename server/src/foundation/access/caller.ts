import type { AccountType, Permission, QualityRole, Tag, UserRole } from './roles.ts';

/** Claims of an access token about its bearer. They are the only source of the organisation of every query. */
export interface Identity {
  readonly organizationId: number;
  readonly userId: number;
  /** Sign-in this token descends from: other sign-ins can be ended without affecting it. */
  readonly sessionId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly accountTypes: readonly AccountType[];
  readonly userRoles: readonly UserRole[];
  readonly qualityRoles: readonly QualityRole[];
  readonly permissions: readonly Permission[];
  readonly groupIds: readonly number[];
  /** True if an identity provider confirmed the sign-in. */
  readonly isByProvider?: true;
  /** True while they may do nothing but set up a second factor. */
  readonly needsSecondFactor?: true;
}

export interface Caller extends Omit<Identity, 'permissions'> {
  readonly tags: ReadonlySet<Tag>;
  readonly permissions: ReadonlySet<Permission>;
  /** True for an outside program: no person is present to follow a print. */
  readonly isClient: boolean;
}

export const toCaller = (identity: Identity): Caller => ({
  ...identity,
  tags: new Set<Tag>([
    ...identity.accountTypes.map((type) => `AccountType:${type}` as const),
    ...identity.userRoles.map((role) => `UserRole:${role}` as const),
    ...identity.qualityRoles.map((role) => `QualityAssuranceRole:${role}` as const),
    ...identity.permissions.map((permission) => `UserPermission:${permission}` as const),
  ]),
  permissions: new Set(identity.permissions),
  isClient: false,
});

/**
 * Returns whether the caller is an administrator, who sees the whole organisation; everybody else is restricted to
 * their groups where groups matter.
 */
export const isAdministrator = (caller: Caller) => caller.tags.has('AccountType:Administrator');
