import type { Sentence } from 'label-core/sentence';
import { z } from 'zod';
import { printOptionsSchema } from '../options/print-options.ts';
import { targetSchema } from '../target/target.ts';
import { jobStates } from './job-states.ts';

const argsSchema = z.custom<Sentence['args']>();

/** A sentence with its code, values and English text. Earlier versions stored only the English text. */
const sentenceSchema = z.object({ code: z.string(), args: argsSchema, message: z.string() });

/** A print job in the journal. Times are milliseconds since 1970. */
export const jobSchema = z.object({
  key: z.string(),
  state: z.enum(jobStates),
  target: targetSchema,
  options: printOptionsSchema,
  /** Hashes that identify a repeat of the same request, see `request-identity.ts`. */
  settingsHash: z.string(),
  documentHash: z.string().nullable(),
  urlHash: z.string().nullable(),
  format: z.enum(['pdf', 'zpl']).nullable(),
  /** English sentence for a person: why the job waits, failed or is not certain, or a note on a completed job. */
  message: z.string().nullable(),
  /** The message with its code and values; null without a message and in journals of earlier versions. */
  sentence: sentenceSchema.nullable().default(null),
  attention: z
    .object({
      reason: z.string(),
      text: z.string(),
      code: z.string().optional(),
      args: argsSchema.optional(),
    })
    .nullable(),
  /** Meaning of `completed`: reported by the printer, bytes sent one-way, or a file written. */
  outcome: z.enum(['printed', 'sent', 'saved']).nullable(),
  /** True for a failed job of which the printer certainly received nothing: the same key may be restarted. */
  isUntouched: z.boolean(),
  printerJob: z.object({ id: z.number().int(), uuid: z.string().nullable() }).nullable(),
  impressions: z.number().int().nullable(),
  /** Number of starts of the key: 1, and one more for each restart after a failure without anything sent. */
  runs: z.number().int(),
  acceptedAt: z.number(),
  updatedAt: z.number(),
});

export type Job = z.infer<typeof jobSchema>;
