import { z } from 'zod';
import { tokenSchema } from '../accounts/account-schemas.ts';
import { idInput, nameSchema } from '../../foundation/values/text-limits.ts';

export const openIdRequestSchema = z.strictObject({
  provider: z.string().min(1).max(50),
  type: z.enum(['login', 'register', 'invite']),
  code: z.string().min(1).max(4000),
  id_token: z.string().min(1).max(16_000),
  state: z.string().min(1).max(500),
  nonce: z.string().min(16).max(500),
  redirect_uri: z.string().min(1).max(2000),
  invitationToken: tokenSchema.optional(),
  organizationName: nameSchema.optional(),
  templateId: idInput.optional(),
});
export type OpenIdRequest = z.output<typeof openIdRequestSchema>;
