import type { Context } from 'hono';
import type { Sentence } from 'label-core/sentence';
import { sentences } from '../sentences/index.ts';
import { describeFailure } from '../work/describe-failure.ts';
import { HttpError } from './http-error.ts';
import { StoreUnavailable } from '../store/store-unavailable.ts';
import type { Services } from './services.ts';
import type { ServerEnvironment } from './request-facts.ts';

/** Returns the response to a call that failed: a sentence with its code, and the id of the request in the log. */
export function failureAnswer(
  error: Error,
  context: Context<ServerEnvironment>,
  { logger, meter }: Pick<Services, 'logger' | 'meter'>,
): Response {
  const requestId = context.get('requestId');
  if (error instanceof HttpError) {
    const problems = error.problems.length > 0 ? { problems: error.problems } : {};
    const oauth = error.oauthError ? { error: error.oauthError, error_description: error.message } : {};
    return context.json(
      { ...oauth, ...told(error.sentence), requestId, ...problems },
      error.status,
      error.headers,
    );
  }
  if (error instanceof StoreUnavailable) {
    logger.warn('store unavailable', { requestId, route: context.get('route'), ...describeFailure(error) });
    // With a random part, so that refused clients do not all retry at the same moment.
    const retryAfterS = error.retryAfterS + Math.floor(Math.random() * 3);
    return context.json({ ...told(sentenceOf(error)), requestId }, 503, {
      'Retry-After': String(retryAfterS),
    });
  }
  meter.failed();
  logger.error('failure', { requestId, route: context.get('route'), ...describeFailure(error) });
  return context.json({ ...told(sentences.server.failed), requestId }, 500);
}

const told = ({ code, args, message }: Sentence) => ({ Message: message, code, args });

const sentenceOf = ({ isUnknown, isFull }: StoreUnavailable): Sentence => {
  if (isFull) return sentences.server.storeFull;
  return isUnknown ? sentences.server.storeUnsure : sentences.server.storeAway;
};
