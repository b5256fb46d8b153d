import type { AccountType, Permission, QualityRole, Tag, UserRole } from './roles.ts';

/** What an access token says about its bearer. The organisation of every query comes from here and from nowhere else. */
export interface Identity {
  readonly organizationId: number;
  readonly userId: number;
  /** The sign-in this token descends from: other ones can be ended without it. */
  readonly sessionId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly accountTypes: readonly AccountType[];
  readonly userRoles: readonly UserRole[];
  readonly qualityRoles: readonly QualityRole[];
  readonly permissions: readonly Permission[];
  readonly groupIds: readonly number[];
}

export interface Caller extends Omit<Identity, 'permissions'> {
  readonly tags: ReadonlySet<Tag>;
  readonly permissions: ReadonlySet<Permission>;
  /** An outside program and no person: nobody sits in front of it who follows a print. */
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

/** Administrators see the whole organisation; everybody else is kept to their groups where groups matter. */
export const isAdministrator = (caller: Caller) => caller.tags.has('AccountType:Administrator');
