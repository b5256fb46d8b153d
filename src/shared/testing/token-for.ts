import { UnsecuredJWT } from 'jose';

/** The claims of a token as the product's tokens carry them (specification 3, User). */
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
}

/** Somebody to sign in: an account type or a role by its name, or what their token says besides what a member's says. */
export type Person = string | TestClaims;

/** A real, unsigned token; without anything the one of a member. */
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
