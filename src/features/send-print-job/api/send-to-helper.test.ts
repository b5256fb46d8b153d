import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aJob } from '../testing/print-world';
import { sendToHelper } from './send-to-helper';

const server = setupServer();
const helper = (answer: () => Response | Promise<Response>) =>
  http.post('http://helper.test/api/print', answer);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => server.close());

function send() {
  const [entry] = aJob(['e1']).entries;
  if (!entry) throw new Error('no entry');
  return sendToHelper(entry, '');
}

describe('sending a file to the helper', () => {
  it('waits 10 s for its answer, and does not know after that', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.use(helper(() => new Promise(() => undefined)));
    const ended = vi.fn<(outcome: unknown) => void>();
    const sending = send().then(ended);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    await sending;
    expect(ended.mock.calls).toEqual([
      [{ state: 'unknown', message: 'The printer helper did not answer in time. It may have been printed.' }],
    ]);
  });

  it.each<[string, () => Response, object]>([
    ['accepted', () => HttpResponse.json({ state: 'accepted' }), { state: 'accepted' }],
    ['an older helper’s empty answer', () => new HttpResponse(null), { state: 'accepted' }],
    ['a page for an answer', () => HttpResponse.html('<p>OK'), { state: 'accepted' }],
    [
      'failed',
      () => HttpResponse.json({ state: 'failed', message: 'Paper out' }),
      { state: 'failed', message: 'Paper out' },
    ],
    ['lost track of', () => HttpResponse.json({ state: 'unconfirmed' }), { state: 'unknown' }],
    [
      'a refusal',
      () => HttpResponse.json({ Message: 'No such queue' }, { status: 422 }),
      { state: 'failed', message: 'No such queue' },
    ],
    ['no answer', () => HttpResponse.error(), { state: 'unknown' }],
  ])('%s', async (_answer, respond, expected) => {
    server.use(helper(respond));
    expect(await send()).toMatchObject(expected);
  });
});
