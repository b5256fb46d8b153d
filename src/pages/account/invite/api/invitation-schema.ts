import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** What the holder of an invitation's link may know of it. */
export const invitationSchema = z.object({
  email: lenient.text(),
  organizationName: lenient.text(),
  invitedBy: lenient.text(),
});

export type Invitation = z.infer<typeof invitationSchema>;
