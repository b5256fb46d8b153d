import { z } from 'zod';
import { connectionStatuses } from '../../catalogue/connectors/connector-schemas.ts';
import { idSchema, nameSchema } from '../../foundation/values/text-limits.ts';

/** Fields of the form of an agent. */
export const agentSettings = { name: nameSchema, isEnabled: z.boolean() };

export const agentSchema = z.strictObject({
  id: idSchema,
  ...agentSettings,
  /** Empty until it has connected. */
  machineName: z.string(),
  version: z.string(),
  connectionStatus: z.enum(connectionStatuses),
  lastSeenAt: z.iso.datetime().nullable(),
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

/** A new agent is enabled. */
export const newAgentSchema = z.strictObject(agentSettings).omit({ isEnabled: true });
export type NewAgent = z.output<typeof newAgentSchema>;

export const changedAgentSchema = z.strictObject({
  ...agentSettings,
  revision: z.int().min(1),
});
export type ChangedAgent = z.output<typeof changedAgentSchema>;
