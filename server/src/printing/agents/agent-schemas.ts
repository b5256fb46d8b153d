import { z } from 'zod';
import { connectionStatuses } from '../../catalogue/connectors/connector-schemas.ts';
import { idSchema, nameSchema } from '../../foundation/values/text-limits.ts';

/** Fields of the form of an agent. */
export const agentSettings = { name: nameSchema, isEnabled: z.boolean() };

export const agentSchema = z.strictObject({
  id: idSchema,
  ...agentSettings,
  /** Empty until its first call. */
  machineName: z.string(),
  version: z.string(),
  connectionStatus: z.enum(connectionStatuses),
  lastSeenAt: z.iso.datetime().nullable(),
  /** The last four characters of the key. */
  keyEnding: z.string(),
  keyCreatedAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  /** Print queues of its machine, as reported in its last poll. */
  printQueues: z.array(z.string()),
  /** Number of print files it has not taken yet. */
  waitingJobs: z.int(),
  /** Printers that are used through it. */
  printers: z.array(z.strictObject({ printerId: idSchema, name: z.string() })),
  /** Incremented with every change; a save sends the revision it is based on. */
  revision: z.int(),
});
export type Agent = z.infer<typeof agentSchema>;

/** Agent with its key, which is shown once, when it is created, and never again. */
export const agentWithKeySchema = agentSchema.extend({ key: z.string() });

/** A new agent is enabled. */
export const newAgentSchema = z.strictObject(agentSettings).omit({ isEnabled: true });
export type NewAgent = z.output<typeof newAgentSchema>;

export const changedAgentSchema = z.strictObject({
  ...agentSettings,
  revision: z.int().min(1),
});
export type ChangedAgent = z.output<typeof changedAgentSchema>;
