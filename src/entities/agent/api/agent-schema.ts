import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** Fields of the form of an agent, each with what a new agent starts with. */
export const agentSettingsSchema = z.object({ name: lenient.text(), isEnabled: lenient.flag(true) });

/** A program in the customer's network that prints what the server has for it. */
export const agentSchema = z.extend(agentSettingsSchema, {
  id: lenient.id(),
  machineName: lenient.text(),
  version: lenient.text(),
  connectionStatus: lenient.connectionStatus(),
  /** When it was last heard of; "" for never. */
  lastSeenAt: lenient.text(),
  /** The last characters of its key. */
  keyEnding: lenient.text(),
  keyCreatedAt: lenient.text(),
  createdAt: lenient.text(),
  /** The queues of its machine, by name. */
  printQueues: lenient.list(lenient.text()),
  /** How many labels' files wait for it. */
  waitingJobs: lenient.number(0),
  /** What is reached through it. */
  printers: lenient.list(z.object({ printerId: lenient.id(), name: lenient.text() })),
  /** Undefined where the server does not count changes. */
  revision: lenient.number(undefined),
});
export type Agent = z.infer<typeof agentSchema>;

/** An agent with its key, which is told when it is made and never again. */
export const agentWithKeySchema = z.extend(agentSchema, { key: z.string().check(z.minLength(1)) });
export type AgentWithKey = z.infer<typeof agentWithKeySchema>;
