import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** Fields of the form of an agent, each with what a new agent starts with. */
export const agentSettingsSchema = z.object({ name: lenient.text(), isEnabled: lenient.flag(true) });

/** Program in the customer's network that prints the jobs the server has for it. */
export const agentSchema = z.extend(agentSettingsSchema, {
  id: lenient.id(),
  machineName: lenient.text(),
  version: lenient.text(),
  connectionStatus: lenient.connectionStatus(),
  /** Time of the last contact; "" for never. */
  lastSeenAt: lenient.text(),
  /** The last characters of its key. */
  keyEnding: lenient.text(),
  keyCreatedAt: lenient.text(),
  createdAt: lenient.text(),
  /** Names of the print queues of its computer. */
  printQueues: lenient.list(lenient.text()),
  /** Number of label files that wait for the agent. */
  waitingJobs: lenient.number(0),
  /** Printers that are reached through the agent. */
  printers: lenient.list(z.object({ printerId: lenient.id(), name: lenient.text() })),
  /** Undefined when the server does not count changes. */
  revision: lenient.number(undefined),
});
export type Agent = z.infer<typeof agentSchema>;

/** Agent with its key. The server sends the key only once, when it is created. */
export const agentWithKeySchema = z.extend(agentSchema, { key: z.string().check(z.minLength(1)) });
export type AgentWithKey = z.infer<typeof agentWithKeySchema>;
