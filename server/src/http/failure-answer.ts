import type { Context } from 'hono';
import { describeFailure } from './describe-failure.ts';
import { HttpError } from './http-error.ts';
import type { Logger } from './logger.ts';
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
  logger.error('failure', { requestId, route: context.get('route'), ...describeFailure(error) });
  return context.json({ Message: 'The server could not do this. Please try again.', requestId }, 500);
}
