import { z } from 'zod';
import { connectionStatuses } from '../../catalogue/connectors/connector-schemas.ts';
import { agentJobStates } from '../../foundation/values/agent-job-states.ts';

const bytes = z.int();

const queueSchema = z.strictObject({
  waiting: z.int(),
  /** For how long the oldest of it has waited; 0 where nothing waits. */
  oldestSeconds: z.int(),
});

/** Program in the network of the organisation. */
const programSchema = z.strictObject({
  id: z.int(),
  name: z.string(),
  isEnabled: z.boolean(),
  connectionStatus: z.enum(connectionStatuses),
  lastSeenAt: z.iso.datetime().nullable(),
});

/** What goes on in an organisation, and what it takes up. */
export const systemSchema = z.strictObject({
  /** Version of the server. */
  version: z.string(),
  waiting: z.strictObject({
    /** Print files that agents have to print and have not ended. */
    prints: queueSchema.extend({ states: z.partialRecord(z.enum(agentJobStates), z.int()) }),
    mails: queueSchema,
    webHooks: queueSchema,
    imports: queueSchema,
    /** Versions whose publication is due. */
    publications: queueSchema,
  }),
  agents: z.array(programSchema.extend({ waitingJobs: z.int() })),
  connectors: z.array(programSchema),
  /** Files that are kept, by what they are. */
  storage: z.strictObject({
    printFiles: bytes,
    mediaFiles: bytes,
    labelFiles: bytes,
    importFiles: bytes,
  }),
  retention: z.strictObject({
    printFileHours: z.int(),
    /** Null: for ever. */
    importFileDays: z.int().nullable(),
  }),
});
export type System = z.output<typeof systemSchema>;
