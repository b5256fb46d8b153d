import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

const queueSchema = z.object({ waiting: lenient.number(0), oldestSeconds: lenient.number(0) });
export type Queue = z.infer<typeof queueSchema>;

/** Work that waits, by kind; a server leaves out what it does not have. */
const waitingSchema = z.object({
  prints: z.nullish(
    z.extend(queueSchema, {
      /** Number of files that no agent has taken, by the state of their hand-over. */
      states: z.nullish(z.object({ waiting: lenient.number(0), offered: lenient.number(0) })),
    }),
  ),
  mails: z.nullish(queueSchema),
  webHooks: z.nullish(queueSchema),
  imports: z.nullish(queueSchema),
  publications: z.nullish(queueSchema),
});
export type Waiting = z.infer<typeof waitingSchema>;

const programFields = {
  id: lenient.id(),
  name: lenient.text(),
  isEnabled: lenient.flag(true),
  connectionStatus: lenient.connectionStatus(),
  /** Time of the last contact; "" for never. */
  lastSeenAt: lenient.text(),
};
const agentSchema = z.object({ ...programFields, waitingJobs: lenient.number(0) });
const connectorSchema = z.object(programFields);

const storageSchema = z.object({
  printFiles: lenient.number(0),
  mediaFiles: lenient.number(0),
  labelFiles: lenient.number(0),
  importFiles: lenient.number(0),
});
/** Bytes of the files that are kept, by what they are. */
export type Storage = z.infer<typeof storageSchema>;

const retentionSchema = z.object({
  /** Undefined when the server does not tell. */
  printFileHours: lenient.number(undefined),
  /** Undefined: for ever. */
  importFileDays: lenient.number(undefined),
});
export type Retention = z.infer<typeof retentionSchema>;

/** What goes on in an organisation, and what it takes up. */
export const systemSchema = z.object({
  version: lenient.text(),
  waiting: waitingSchema,
  agents: lenient.list(agentSchema),
  connectors: lenient.list(connectorSchema),
  storage: storageSchema,
  retention: z.nullish(retentionSchema),
});
export type System = z.infer<typeof systemSchema>;
