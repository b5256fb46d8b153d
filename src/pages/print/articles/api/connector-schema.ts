import * as z from 'zod/mini';
import { lenient } from '@/shared/api';
import { connectionStatusSchema } from '@/shared/lib/connection-status';

/** A program in the customer's network that serves articles of a system there (specification 3). */
export const connectorSchema = z.object({
  id: lenient.id(),
  name: lenient.text(),
  machineName: lenient.text(),
  connectionStatus: connectionStatusSchema,
  /** When it was last heard of; "" where the server does not tell, or never. */
  lastSeenAt: lenient.text(),
});
export type Connector = z.infer<typeof connectorSchema>;
