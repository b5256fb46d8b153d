import { UnsecuredJWT } from 'jose';

/** Claims of a product token (specification 3, User). */
export interface TestClaims {
  firstname?: string;
  lastname?: string;
  OrganizationId?: number | string;
  UserRole?: string | readonly string[];
  UserPermission?: readonly string[];
  UserId?: number | string;
  QualityAssuranceRole?: readonly string[];
  groups?: readonly (number | string)[];
  email?: string;
  nonce?: string;
  needsSecondFactor?: boolean;
}

/** Person to sign in: an account type or role by name, or the claims that differ from those of a member. */
export type Person = string | TestClaims;

/** Returns a well-formed, unsigned token; by default that of a member. */
export function tokenFor(person: Person = {}): string {
  return new UnsecuredJWT({
    firstname: 'Mia',
    lastname: 'Member',
    OrganizationId: 7,
    UserRole: ['User'],
    UserPermission: [],
    UserId: 42,
    QualityAssuranceRole: [],
    groups: [1],
    ...(typeof person === 'string' ? { UserRole: [person] } : person),
  }).encode();
}
