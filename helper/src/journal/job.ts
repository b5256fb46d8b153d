import type { Sentence } from 'label-core/sentence';
import { z } from 'zod';
import { printOptionsSchema } from '../options/print-options.ts';
import { targetSchema } from '../target/target.ts';
import { jobStates } from './job-states.ts';

/** One print job as the journal keeps it. Times are milliseconds since 1970. */
export const jobSchema = z.object({
  key: z.string(),
  state: z.enum(jobStates),
  target: targetSchema,
  options: printOptionsSchema,
  /** What makes a repeat the same request, see `request-identity.ts`. */
  settingsHash: z.string(),
  documentHash: z.string().nullable(),
  urlHash: z.string().nullable(),
  format: z.enum(['pdf', 'zpl']).nullable(),
  /** Why it waits, failed or is not certain; a note on a completed job. A sentence for a person. */
  message: z.string().nullable(),
  attention: z
    .object({
      reason: z.string(),
      text: z.string(),
      code: z.string().optional(),
      args: z.custom<Sentence['args']>().optional(),
    })
    .nullable(),
  /** What `completed` stands on: the printer's word, bytes sent one way, or a file written. */
  outcome: z.enum(['printed', 'sent', 'saved']).nullable(),
  /** True for a failed job of which the printer surely has nothing: the same key may start anew. */
  isUntouched: z.boolean(),
  printerJob: z.object({ id: z.number().int(), uuid: z.string().nullable() }).nullable(),
  impressions: z.number().int().nullable(),
  /** How often the key was started: 1, and one more for each repeat of an untouched failure. */
  runs: z.number().int(),
  acceptedAt: z.number(),
  updatedAt: z.number(),
});

export type Job = z.infer<typeof jobSchema>;
