import { z } from 'zod';

/** Response of every sign-in; `expires` in seconds. */
export const sessionSchema = z.strictObject({
  token: z.string(),
  refreshToken: z.string(),
  expires: z.int(),
});
