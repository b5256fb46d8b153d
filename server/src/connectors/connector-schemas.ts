import { z } from 'zod';
import { idSchema } from '../http/text-limits.ts';

/** How a connector stands, as the specification's `connectionStatus` says it. */
export const connectionStatuses = ['Connected', 'Disconnected', 'NeverConnected'] as const;
export type ConnectionStatus = (typeof connectionStatuses)[number];

export const connectorSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  machineName: z.string(),
  connectionStatus: z.enum(connectionStatuses),
  /** Null until it has called for the first time. */
  lastSeenAt: z.iso.datetime().nullable(),
});
export type Connector = z.infer<typeof connectorSchema>;
