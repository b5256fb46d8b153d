import { callForValue, productApi, toApiError } from '@/shared/api';
import { texts } from '../i18n';
import type { PrintEntry } from '../model/print-job';
import type { JournalAnswer, SendOutcome } from '../model/print-ports';
import { jobAnswerSchema, outcomeOf, wordsOf } from './job-answer';

const AGENT_JOBS = 'api/agentjobs';

const pathOf = (helperKey: string) => `${AGENT_JOBS}/${encodeURIComponent(helperKey)}`;

/**
 * Stores one file on the server for the agent of its printer (POST api/agentjobs, not part of the specification); a
 * repeated key starts nothing. Never rejects.
 */
export function handToAgent({ entryId, helperKey }: PrintEntry): Promise<SendOutcome> {
  const json = { printJobEntryId: entryId, jobKey: helperKey };
  return outcomeOf(
    callForValue(productApi, 'post', AGENT_JOBS, jobAnswerSchema, { json }),
    texts.errors.noAnswerForAgent,
  );
}

/** Returns what the agent has reported to the server about a file. Never rejects. */
export async function askAgentJob(helperKey: string): Promise<JournalAnswer> {
  return (await agentJob('get', pathOf(helperKey))) ?? unreachable();
}

/**
 * Withdraws a file from an agent; one that the agent has already fetched is canceled there, and one that has ended
 * stays as it is. Never rejects.
 */
export async function withdrawFromAgent(helperKey: string): Promise<JournalAnswer> {
  return (await agentJob('post', `${pathOf(helperKey)}/cancel`)) ?? askAgentJob(helperKey);
}

/** Returns the answer of the call; undefined when the job has ended and there is nothing to withdraw. */
async function agentJob(method: 'get' | 'post', path: string): Promise<JournalAnswer | undefined> {
  try {
    return wordsOf(await callForValue(productApi, method, path, jobAnswerSchema));
  } catch (error) {
    const { status } = toApiError(error);
    if (status === 409) return undefined;
    if (status === 404) return { word: 'absent', message: texts.errors.notLeftForAgent };
    return unreachable();
  }
}

const unreachable = (): JournalAnswer => ({
  word: 'unreachable',
  message: texts.errors.cannotAskServer,
});
