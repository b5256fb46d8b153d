import { z } from 'zod';
import { connectionStatuses } from '../../catalogue/connectors/connector-schemas.ts';
import { idSchema, nameSchema } from '../../foundation/values/text-limits.ts';

export const agentSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  /** Empty until it has connected. */
  machineName: z.string(),
  version: z.string(),
  connectionStatus: z.enum(connectionStatuses),
  lastSeenAt: z.iso.datetime().nullable(),
  isEnabled: z.boolean(),
  /** The last four characters of the key. */
  keyEnding: z.string(),
  keyCreatedAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  /** The queues of its machine, as it last told them. */
  printQueues: z.array(z.string()),
  /** Print files it has not taken yet. */
  waitingJobs: z.int(),
  /** The printers that are printed on through it. */
  printers: z.array(z.strictObject({ printerId: idSchema, name: z.string() })),
  /** Rises with every change; a save names the one it began with. */
  revision: z.int(),
});
export type Agent = z.infer<typeof agentSchema>;

/** An agent with its key: told once, when the key is made, and never again. */
export const agentWithKeySchema = agentSchema.extend({ key: z.string() });

export const newAgentSchema = z.strictObject({ name: nameSchema });

export const changedAgentSchema = z.strictObject({
  name: nameSchema,
  isEnabled: z.boolean(),
  revision: z.int().min(1),
});
export type ChangedAgent = z.output<typeof changedAgentSchema>;
