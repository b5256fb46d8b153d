import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** A person of the organisation, as those who administer it see them (specification 3, User). */
export const userSchema = z.object({
  userId: lenient.id(),
  email: lenient.text(),
  firstname: lenient.text(),
  lastname: lenient.text(),
  /** Account types and user roles. */
  roles: lenient.list(lenient.text()),
  permissions: lenient.list(lenient.text()),
  qualityAssuranceRoles: lenient.list(lenient.text()),
  /** Ids of their groups. */
  groups: lenient.list(lenient.id()),
  isEnabled: lenient.flag(true),
  /** ISO date; "" for who was never here, and where the server does not tell. */
  lastSignInAt: lenient.text(),
  /** Which change of the person this is; undefined where the server does not count them. */
  revision: lenient.number(undefined),
});
export type User = z.infer<typeof userSchema>;

/** "First Last", or the address where the name is not known: never empty for who has either. */
export function userName({
  firstname,
  lastname,
  email,
}: Pick<User, 'firstname' | 'lastname' | 'email'>): string {
  return `${firstname} ${lastname}`.trim() || email;
}
