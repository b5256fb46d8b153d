import type { Context } from 'hono';
import { describeFailure } from '../work/describe-failure.ts';
import { HttpError } from './http-error.ts';
import { StoreUnavailable } from '../store/store-unavailable.ts';
import type { Logger } from '../work/logger.ts';
import type { ServerEnvironment } from './request-facts.ts';

/** The one shape of every failure: a sentence and the id under which the log knows it. */
export function failureAnswer(error: Error, context: Context<ServerEnvironment>, logger: Logger): Response {
  const requestId = context.get('requestId');
  if (error instanceof HttpError) {
    const problems = error.problems.length > 0 ? { problems: error.problems } : {};
    const oauth = error.oauthError ? { error: error.oauthError, error_description: error.message } : {};
    return context.json(
      { ...oauth, Message: error.message, requestId, ...problems },
      error.status,
      error.headers,
    );
  }
  if (error instanceof StoreUnavailable) {
    logger.warn('store unavailable', { requestId, route: context.get('route'), ...describeFailure(error) });
    // Apart, so that all who were refused do not come back at the same moment.
    const retryAfterS = error.retryAfterS + Math.floor(Math.random() * 3);
    return context.json({ Message: sentenceOf(error), requestId }, 503, {
      'Retry-After': String(retryAfterS),
    });
  }
  logger.error('failure', { requestId, route: context.get('route'), ...describeFailure(error) });
  return context.json({ Message: 'The server could not do this. Please try again.', requestId }, 500);
}

const sentenceOf = ({ isUnknown, isFull }: StoreUnavailable) => {
  if (isFull) return 'The storage of the server is full. Nothing was changed; tell whoever runs the server.';
  return isUnknown
    ? 'The database stopped answering before it confirmed this. Look whether it was done before you try again.'
    : 'The database does not answer at the moment. Nothing was changed; please try again.';
};
