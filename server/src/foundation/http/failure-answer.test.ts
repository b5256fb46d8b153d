import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { StoreUnavailable, storageFull } from '../store/store-unavailable.ts';
import { failureAnswer } from './failure-answer.ts';
import { silentLogger } from '../work/logger.ts';
import { noMeter } from '../work/meter.ts';
import type { ServerEnvironment } from './request-facts.ts';

async function answerTo(error: Error): Promise<Response> {
  const app = new Hono<ServerEnvironment>();
  app.use(async (context, next) => {
    context.set('requestId', 'r-1');
    await next();
  });
  app.get('/', () => {
    throw error;
  });
  app.onError((thrown, context) => failureAnswer(thrown, context, { logger: silentLogger, meter: noMeter }));
  return app.request('/');
}

const nothingChanged = 'The database does not answer at the moment. Nothing was changed; please try again.';

it.each([
  ['that does not answer', new StoreUnavailable(new Error('lost')), 1, 'server.store-away', nothingChanged],
  [
    'that did not confirm what it was told',
    new StoreUnavailable(new Error('lost'), { isUnknown: true }),
    1,
    'server.store-unsure',
    'The database stopped answering before it confirmed this. Look whether it was done before you try again.',
  ],
  [
    'without room',
    storageFull(new Error('full')),
    60,
    'server.store-full',
    'The storage of the server is full. Nothing was changed; tell whoever runs the server.',
  ],
])('a store %s is a 503 that says when to ask again', async (_, error, seconds, code, Message) => {
  const answer = await answerTo(error);
  expect([answer.status, await answer.json()]).toEqual([503, { Message, code, args: {}, requestId: 'r-1' }]);
  const retryAfter = Number(answer.headers.get('retry-after'));
  expect(retryAfter).toBeGreaterThanOrEqual(seconds);
  expect(retryAfter).toBeLessThan(seconds + 3);
});

it('any other error is a 500 that says nothing of its cause', async () => {
  const answer = await answerTo(new Error('select secret from accounts'));
  expect([answer.status, await answer.json()]).toEqual([
    500,
    {
      Message: 'The server could not do this. Please try again.',
      code: 'server.failed',
      args: {},
      requestId: 'r-1',
    },
  ]);
});
