import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Identity } from '../access/caller.ts';
import { accountTypes, permissions, qualityRoles, userRoles, type AccountType } from '../access/roles.ts';
import type { Clock } from '../services.ts';
import { tokenAlgorithm, type ServerKeys } from './server-keys.ts';

const issuer = 'platen';
const audience = 'platen-api';
const tokenType = 'at+jwt';
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
});

const isAccountType = (role: string): role is AccountType =>
  (accountTypes as readonly string[]).includes(role);

/** Signs a token that names its bearer for ten minutes. */
export const signAccessToken = ({ signing }: ServerKeys, clock: Clock, identity: Identity): Promise<string> =>
  new SignJWT({
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
  })
    .setProtectedHeader({ alg: tokenAlgorithm, typ: tokenType, kid: signing.kid })
    .setSubject(`${identity.organizationId}/${identity.userId}`)
    .setJti(crypto.randomUUID())
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(Math.floor(clock().getTime() / 1000))
    .setExpirationTime(Math.floor(clock().getTime() / 1000) + accessTokenSeconds)
    .sign(signing.key);

/** Who a token speaks for; undefined for anything but a valid token of this server: other algorithm, type, audience, key, time. */
export async function verifyAccessToken(
  keys: ServerKeys,
  clock: Clock,
  token: string,
): Promise<Identity | undefined> {
  try {
    const key = keys.verifying.get(decodeProtectedHeader(token).kid ?? '');
    if (!key) return undefined;
    const { payload } = await jwtVerify(token, key, {
      algorithms: [tokenAlgorithm],
      issuer,
      audience,
      typ: tokenType,
      clockTolerance: 30,
      currentDate: clock(),
      requiredClaims: ['exp', 'iat', 'sub'],
    });
    return toIdentity(claimsSchema.parse(payload));
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError || error instanceof TypeError)
      return undefined;
    throw error;
  }
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
});
