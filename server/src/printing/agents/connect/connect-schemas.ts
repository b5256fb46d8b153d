import { z } from 'zod';
import { programPollShape } from '../../../people/programs/program-poll.ts';
import { idSchema } from '../../../foundation/values/text-limits.ts';
import { readReportedArgs } from './reported-args.ts';
import { printOutcomes, reportedStates } from '../../../foundation/values/agent-job-states.ts';

/** Max. jobs in one response: the following poll returns the next ones. */
export const maxJobsAtOnce = 20;
const maxReportsAtOnce = 100;
const maxQueues = 200;

export const agentPollSchema = z.strictObject({
  ...programPollShape,
  printQueues: z.array(z.string().max(200)).max(maxQueues),
});
export type AgentPoll = z.output<typeof agentPollSchema>;

/** File to print, with everything a helper needs for it. */
const offeredJobSchema = z.strictObject({
  jobKey: z.string(),
  printJobEntryId: z.uuid(),
  targetAddress: z.string().nullable(),
  port: z.int().nullable(),
  targetPrintQueue: z.string().nullable(),
  useLocalPrinterDriver: z.boolean(),
  /** Absolute, at the address the program called. */
  printerFileUrl: z.string(),
  orientation: z.string(),
  scale: z.string(),
  side: z.string(),
  paperSize: z.string().nullable(),
  customPaperSize: z.string().nullable(),
});

export const agentWorkSchema = z.strictObject({
  agent: z.strictObject({ id: idSchema, name: z.string() }),
  jobs: z.array(offeredJobSchema),
  /** Keys of jobs that a person wants to cancel. */
  cancels: z.array(z.string()),
  /** Reports may contain codes besides the English text; servers of earlier versions refuse codes. */
  takesCodes: z.boolean(),
});
export type AgentWork = z.infer<typeof agentWorkSchema>;

/** Truncates instead of refusing: a refused report would be sent again and again. */
const shortened = (characters: number) =>
  z
    .string()
    .max(20_000)
    .transform((text) => text.slice(0, characters).toWellFormed());

/** Code of a sentence and its values. Values that cannot be stored are left out; the English text remains. */
const reportedCode = {
  code: z.string().max(100).optional(),
  args: z.unknown().transform(readReportedArgs).optional(),
};

const reportedJobSchema = z.strictObject({
  jobKey: z.string().max(50),
  state: z.enum(reportedStates),
  outcome: z.enum(printOutcomes).nullable(),
  attention: z.strictObject({ text: shortened(1000), reason: shortened(200), ...reportedCode }).nullable(),
  message: shortened(2000).nullable(),
  ...reportedCode,
  impressionsCompleted: z.int().min(0).max(1_000_000).nullable(),
  updatedAt: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
});
export type ReportedJob = z.output<typeof reportedJobSchema>;

export const agentReportSchema = z.strictObject({
  instanceId: programPollShape.instanceId,
  jobs: z.array(reportedJobSchema).max(maxReportsAtOnce),
});
export type AgentReport = z.output<typeof agentReportSchema>;
