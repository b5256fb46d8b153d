import type { User } from '../api/user-schema';

/** "First Last", or the address where the name is not known: never empty for who has either. */
export function userName({
  firstname,
  lastname,
  email,
}: Pick<User, 'firstname' | 'lastname' | 'email'>): string {
  return `${firstname} ${lastname}`.trim() || email;
}
