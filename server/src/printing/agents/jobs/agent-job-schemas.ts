import { z } from 'zod';
import { codeShape } from '../../../foundation/values/sentence-code.ts';
import { idSchema } from '../../../foundation/values/text-limits.ts';
import { jobKeySchema } from './job-key.ts';
import {
  agentJobStates,
  attentionSchema,
  printOutcomes,
} from '../../../foundation/values/agent-job-states.ts';

export const newAgentJobSchema = z.strictObject({
  printJobEntryId: z.uuid().toLowerCase(),
  jobKey: jobKeySchema,
});
export type NewAgentJob = z.output<typeof newAgentJobSchema>;

/** Hand-over of a print file to an agent, as shown to the person who prints. */
export const agentJobSchema = z.strictObject({
  jobKey: z.string(),
  printJobEntryId: z.uuid(),
  agentId: idSchema,
  agentName: z.string(),
  state: z.enum(agentJobStates),
  isFinal: z.boolean(),
  outcome: z.enum(printOutcomes).nullable(),
  /** Reason for waiting: the printer’s need, or that the agent is away, which has a code. */
  attention: attentionSchema.extend(codeShape).nullable(),
  message: z.string().nullable(),
  ...codeShape,
  /** Number of impressions the printer has counted; null if it does not count. */
  impressionsCompleted: z.int().nullable(),
  isAgentConnected: z.boolean(),
  agentLastSeenAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
});
export type AgentJob = z.infer<typeof agentJobSchema>;
