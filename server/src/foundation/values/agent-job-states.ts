import { z } from 'zod';

/** States that an agent reports for a job: the terms of the helper's journal. */
export const reportedStates = [
  'accepted',
  'fetching',
  'submitting',
  'submitted',
  'printing',
  'completed',
  'failed',
  'canceled',
  'unconfirmed',
] as const;

/** `waiting`: not fetched yet. `offered`: given to the agent, which has not yet confirmed that it has it. */
export const agentJobStates = ['waiting', 'offered', ...reportedStates] as const;
export type AgentJobState = (typeof agentJobStates)[number];

/** States after which nothing more happens; to print the file after all, a person hands it over again. */
export const finalStates = ['completed', 'failed', 'canceled', 'unconfirmed'] as const;

/** The same in SQL, as the index of open jobs has them: `'completed', 'failed'`. */
export const finalStatesSql = finalStates.map((state) => `'${state}'`).join(', ');

export const isFinal = (state: AgentJobState): boolean => finalStates.some((final) => final === state);

export const printOutcomes = ['printed', 'sent', 'saved'] as const;
export type PrintOutcome = (typeof printOutcomes)[number];

/** Cause for which a printer or an agent waits, as text and reason. */
export const attentionSchema = z.strictObject({ text: z.string(), reason: z.string() });
export type Attention = z.infer<typeof attentionSchema>;
