import { z } from 'zod';

/** What an agent says of a job: the words of the helper's journal. */
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

/** `waiting`: nobody fetched it. `offered`: given to the agent, which has not said yet that it has it. */
export const agentJobStates = ['waiting', 'offered', ...reportedStates] as const;
export type AgentJobState = (typeof agentJobStates)[number];

/** Nothing more happens to it; a person who wants it printed after all hands it over anew. */
export const finalStates = ['completed', 'failed', 'canceled', 'unconfirmed'] as const;

export const isFinal = (state: AgentJobState): boolean => finalStates.some((final) => final === state);

export const printOutcomes = ['printed', 'sent', 'saved'] as const;
export type PrintOutcome = (typeof printOutcomes)[number];

/** What a printer or an agent waits for. */
export const attentionSchema = z.strictObject({ text: z.string(), reason: z.string() });
export type Attention = z.infer<typeof attentionSchema>;
