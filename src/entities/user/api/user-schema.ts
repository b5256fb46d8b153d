import * as z from 'zod/mini';
import { lenient, type Id } from '@/shared/api';

/** Fields that the form of a person takes as they are. */
export const userSettingsSchema = z.object({
  firstname: lenient.text(),
  lastname: lenient.text(),
  /** Account types and user roles. */
  roles: lenient.list(lenient.text()),
  permissions: lenient.list(lenient.text()),
  /** Ids of the person's groups. */
  groups: lenient.list(lenient.id()),
});

/** Person of the organisation, as seen by its administrators (specification 3, User). */
export const userSchema = z.extend(userSettingsSchema, {
  userId: lenient.id(),
  email: lenient.text(),
  qualityAssuranceRoles: lenient.list(lenient.text()),
  isEnabled: lenient.flag(true),
  /** Whether signing in takes a code as well; undefined with a server that has no second factors. */
  hasSecondFactor: z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => (typeof value === 'boolean' ? value : undefined)),
  ),
  /** ISO date; "" for a person who never signed in, and when the server does not send it. */
  lastSignInAt: lenient.text(),
  /** Revision of the person; undefined when the server does not count changes. */
  revision: lenient.number(undefined),
});
export type User = z.infer<typeof userSchema>;

/** Returns "First Last", or the address when the name is unknown: not empty if the person has either. */
export function userName({
  firstname,
  lastname,
  email,
}: Pick<User, 'firstname' | 'lastname' | 'email'>): string {
  return `${firstname} ${lastname}`.trim() || email;
}

/** Returns the people by the names they are shown with. */
export const userNames = (users: readonly User[]): { id: Id; name: string }[] =>
  users.map((user) => ({ id: user.userId, name: userName(user) }));
