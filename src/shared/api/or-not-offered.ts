import { isNotOffered, toApiError } from './api-error';

/**
 * What was asked of the server, or the screen's own sentence where this server has no such call: what somebody wanted
 * cannot be done here, and that is no fault of theirs. Other errors pass as they are.
 */
export function orNotOffered<Answer>(asked: Promise<Answer>, sentence: string): Promise<Answer> {
  return asked.catch((error: unknown) => {
    throw isNotOffered(toApiError(error)) ? new Error(sentence) : error;
  });
}
