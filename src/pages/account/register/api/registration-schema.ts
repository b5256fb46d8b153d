import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/**
 * Answer of a registration: token, user (specification 7). If the address must be confirmed first, the user says so, and
 * the token requests the mail again.
 */
export const registrationSchema = z.object({
  token: lenient.text(),
  user: z.object({ email: lenient.text(), emailVerified: lenient.flag(true) }),
});

export type Registration = z.infer<typeof registrationSchema>;
