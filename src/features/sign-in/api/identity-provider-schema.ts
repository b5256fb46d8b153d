import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** An identity provider as the authentication service lists it. */
export const identityProviderSchema = z.object({
  name: lenient.text(),
  clientId: lenient.text(),
  configuration: z.object({ authorization_endpoint: lenient.text() }),
});

export type IdentityProvider = z.infer<typeof identityProviderSchema>;
