import { z } from 'zod';
import { newPasswordSchema } from '../../people/auth/password-rules.ts';
import { idSchema, nameSchema } from '../../foundation/values/text-limits.ts';

export const minPasswordLength = 12;

export const setupRequestSchema = z.strictObject({
  token: z.string().min(1).max(500),
  organizationName: nameSchema,
  firstname: nameSchema,
  lastname: nameSchema,
  email: z.string().trim().max(254).pipe(z.email('must be an e-mail address')),
  /** Password of the person with all rights: follows the rules of all passwords, and is longer. */
  password: newPasswordSchema.refine(
    (password) => password.length >= minPasswordLength,
    `must have at least ${minPasswordLength} characters`,
  ),
});
export type SetupRequest = z.output<typeof setupRequestSchema>;

export const setupAnswerSchema = z.strictObject({ organizationId: idSchema, email: z.string() });
