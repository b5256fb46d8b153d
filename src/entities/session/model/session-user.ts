import { decodeJwt } from 'jose';
import { roleTag } from './access';

/** Signed-in person, as read from the access token. */
export interface SessionUser {
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  organizationId: string;
  /** Ids of the groups the person belongs to. */
  groups: readonly string[];
  /** Tags that access is decided by: `AccountType:…`, `UserRole:…`, `QualityAssuranceRole:…`, `UserPermission:…`. */
  tags: ReadonlySet<string>;
  /** The organisation lets administrators do nothing before they have set up a second factor (docs/adr/0053). */
  needsSecondFactor: boolean;
}

/** Returns "First Last", or the address, or the id: never empty. */
export function fullNameOf(user: SessionUser): string {
  const name = `${user.firstName} ${user.lastName}`.trim();
  return name || user.email || user.userId;
}

/**
 * Reads the person from the token's claims. `storedRoles`, received from the server before, are used for a token
 * without roles. Returns undefined if it is not a token. The signature is checked by the server.
 */
export function userFromToken(token: string, storedRoles: readonly string[]): SessionUser | undefined {
  const claims = claimsOf(token);
  if (!claims) return undefined;
  const inToken = listOf(claims['UserRole']);
  const roles = storedRoles.length > 0 ? storedRoles : inToken;
  return {
    userId: textOf(claims['UserId']),
    firstName: textOf(claims['firstname']),
    lastName: textOf(claims['lastname']),
    email: textOf(claims['email']),
    organizationId: textOf(claims['OrganizationId']),
    groups: listOf(claims['groups']),
    needsSecondFactor: claims['needsSecondFactor'] === true,
    tags: new Set([
      ...[...roles, ...listOf(claims['AccountType'])].map(roleTag),
      ...listOf(claims['QualityAssuranceRole']).map((role) => `QualityAssuranceRole:${role}`),
      ...listOf(claims['UserPermission']).map((permission) => `UserPermission:${permission}`),
    ]),
  };
}

/**
 * Returns whether the person has an account type or role. Without one there is no start screen: the guard then asks the
 * server once.
 */
export function hasRoles(user: SessionUser): boolean {
  return [...user.tags].some((tag) => tag.startsWith('AccountType:') || tag.startsWith('UserRole:'));
}

function claimsOf(token: string): Record<string, unknown> | undefined {
  try {
    return decodeJwt(token);
  } catch {
    return undefined;
  }
}

/** Returns a claim as a list; it may be one value, a list, or a comma list. */
function listOf(claim: unknown): string[] {
  if (Array.isArray(claim)) return claim.map(textOf).filter((entry) => entry !== '');
  return textOf(claim)
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' || typeof claim === 'number' ? String(claim) : '';
}
