import { callForValue, productApi, toApiError } from '@/shared/api';
import type { PrintEntry } from '../model/print-job';
import type { JournalAnswer, SendOutcome } from '../model/print-ports';
import { texts } from '../model/texts';
import { jobAnswerSchema, outcomeOf, wordsOf } from './job-answer';

const AGENT_JOBS = 'api/agentjobs';
/** There is nothing to take back any more. */
const IS_OVER: JournalAnswer = { word: 'unreachable', message: texts.cannotAskServer };

const pathOf = (helperKey: string) => `${AGENT_JOBS}/${encodeURIComponent(helperKey)}`;

/**
 * Leaves one file with the server for the agent of its printer (POST api/agentjobs, a call of our own); a repeat of the
 * key starts nothing. Never rejects.
 */
export function handToAgent({ entryId, helperKey }: PrintEntry): Promise<SendOutcome> {
  const json = { printJobEntryId: entryId, jobKey: helperKey };
  return outcomeOf(
    callForValue(productApi, 'post', AGENT_JOBS, jobAnswerSchema, { json }),
    texts.noAnswerForAgent,
  );
}

/** What the agent has told the server of a file that was left for it. Never rejects. */
export function askAgentJob(helperKey: string): Promise<JournalAnswer> {
  return agentJob('get', pathOf(helperKey));
}

/**
 * Takes back a file that was left for an agent; one it has taken already is canceled there, and one that is over stays
 * what it is. Never rejects.
 */
export async function withdrawFromAgent(helperKey: string): Promise<JournalAnswer> {
  const answer = await agentJob('post', `${pathOf(helperKey)}/cancel`);
  return answer === IS_OVER ? askAgentJob(helperKey) : answer;
}

async function agentJob(method: 'get' | 'post', path: string): Promise<JournalAnswer> {
  try {
    return wordsOf(await callForValue(productApi, method, path, jobAnswerSchema));
  } catch (error) {
    const { status } = toApiError(error);
    if (status === 409) return IS_OVER;
    if (status === 404) return { word: 'absent', message: texts.notLeftForAgent };
    return { word: 'unreachable', message: texts.cannotAskServer };
  }
}
