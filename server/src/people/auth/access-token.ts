import { z } from 'zod';
import type { Identity } from '../../foundation/access/caller.ts';
import {
  accountTypes,
  permissions,
  qualityRoles,
  userRoles,
  type AccountType,
} from '../../foundation/access/roles.ts';
import type { Clock } from '../../foundation/work/clock.ts';
import type { ServerKeys } from '../../foundation/keys/server-keys.ts';
import { signToken, verifyToken, type TokenKind } from './signed-token.ts';

const kind: TokenKind = { audience: 'platen-api', type: 'at+jwt' };
export const accessTokenSeconds = 600;

/** The claims of the specification: account types and user roles share one list. */
const claimsSchema = z.object({
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  OrganizationId: z.int(),
  UserId: z.int(),
  sid: z.string(),
  UserRole: z.array(z.enum([...accountTypes, ...userRoles])),
  UserPermission: z.array(z.enum(permissions)),
  QualityAssuranceRole: z.array(z.enum(qualityRoles)),
  groups: z.array(z.int()),
  /** Only in tokens of sign-ins that an identity provider confirmed. */
  byProvider: z.literal(true).optional(),
  /** Only in tokens of people who must set up a second factor first: the app leads them to it. */
  needsSecondFactor: z.literal(true).optional(),
});

const isAccountType = (role: string): role is AccountType =>
  (accountTypes as readonly string[]).includes(role);

/** Signs a token for its bearer that is valid for ten minutes. */
export const signAccessToken = (keys: ServerKeys, clock: Clock, identity: Identity): Promise<string> =>
  signToken(keys, clock, kind, {
    claims: {
      firstname: identity.firstName,
      lastname: identity.lastName,
      email: identity.email,
      OrganizationId: identity.organizationId,
      UserId: identity.userId,
      sid: identity.sessionId,
      UserRole: [...identity.accountTypes, ...identity.userRoles],
      UserPermission: identity.permissions,
      QualityAssuranceRole: identity.qualityRoles,
      groups: identity.groupIds,
      ...(identity.isByProvider && { byProvider: true }),
      ...(identity.needsSecondFactor && { needsSecondFactor: true }),
    },
    subject: `${identity.organizationId}/${identity.userId}`,
    seconds: accessTokenSeconds,
  });

/** Returns the identity of a token's bearer; undefined for anything but a valid token of a person. */
export async function verifyAccessToken(
  keys: ServerKeys,
  clock: Clock,
  token: string,
): Promise<Identity | undefined> {
  const claims = await verifyToken(keys, clock, kind, { token, schema: claimsSchema });
  return claims && toIdentity(claims);
}

const toIdentity = (claims: z.infer<typeof claimsSchema>): Identity => ({
  organizationId: claims.OrganizationId,
  userId: claims.UserId,
  sessionId: claims.sid,
  email: claims.email,
  firstName: claims.firstname,
  lastName: claims.lastname,
  accountTypes: claims.UserRole.filter(isAccountType),
  userRoles: claims.UserRole.filter((role) => !isAccountType(role)),
  qualityRoles: claims.QualityAssuranceRole,
  permissions: claims.UserPermission,
  groupIds: claims.groups,
  ...(claims.byProvider && { isByProvider: true }),
  ...(claims.needsSecondFactor && { needsSecondFactor: true }),
});
