import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** Invitation that nobody has accepted yet. */
export const invitationSchema = z.object({
  invitationId: lenient.id(),
  email: lenient.text(),
  roles: lenient.list(lenient.text()),
  expiresAt: lenient.text(),
});

export type Invitation = z.infer<typeof invitationSchema>;
