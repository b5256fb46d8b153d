import { callForValue, productApi, toApiError } from '@/shared/api';
import { texts } from '../i18n';
import type { PrintEntry } from '../model/print-job';
import type { JournalAnswer, SendOutcome } from '../model/print-ports';
import { jobAnswerSchema, outcomeOf, wordsOf } from './job-answer';

const AGENT_JOBS = 'api/agentjobs';

const pathOf = (helperKey: string) => `${AGENT_JOBS}/${encodeURIComponent(helperKey)}`;

/**
 * Leaves one file with the server for the agent of its printer (POST api/agentjobs, a call of our own); a repeat of the
 * key starts nothing. Never rejects.
 */
export function handToAgent({ entryId, helperKey }: PrintEntry): Promise<SendOutcome> {
  const json = { printJobEntryId: entryId, jobKey: helperKey };
  return outcomeOf(
    callForValue(productApi, 'post', AGENT_JOBS, jobAnswerSchema, { json }),
    texts.errors.noAnswerForAgent,
  );
}

/** What the agent has told the server of a file that was left for it. Never rejects. */
export async function askAgentJob(helperKey: string): Promise<JournalAnswer> {
  return (await agentJob('get', pathOf(helperKey))) ?? unreachable();
}

/**
 * Takes back a file that was left for an agent; one it has taken already is canceled there, and one that is over stays
 * what it is. Never rejects.
 */
export async function withdrawFromAgent(helperKey: string): Promise<JournalAnswer> {
  return (await agentJob('post', `${pathOf(helperKey)}/cancel`)) ?? askAgentJob(helperKey);
}

/** Undefined where the job is over and there is nothing to take back. */
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
