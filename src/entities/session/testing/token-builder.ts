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

/** A real, unsigned token of a member; pass claims to change it. */
export function buildToken(claims: TestClaims = {}): string {
  return new UnsecuredJWT({
    firstname: 'Mia',
    lastname: 'Member',
    OrganizationId: 7,
    UserRole: ['User'],
    UserPermission: [],
    UserId: 42,
    QualityAssuranceRole: [],
    groups: [1],
    ...claims,
  }).encode();
}
