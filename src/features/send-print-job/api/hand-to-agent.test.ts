import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aJob } from '../testing/print-world';
import { askAgentJob, handToAgent, withdrawFromAgent } from './hand-to-agent';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const jobs = 'http://api.test/api/agentjobs';
const away = 'The agent “Dock 3” on DOCK-PC is not connected.';

async function hand() {
  const [entry] = aJob(['e1']).entries;
  if (!entry) throw new Error('no entry');
  return handToAgent({ ...entry, helperKey: 'e1.2' });
}

describe('a file for an agent', () => {
  it('is left with the server under its key', async () => {
    const bodies: unknown[] = [];
    server.use(
      http.post(jobs, async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ data: { jobKey: 'e1.2', state: 'waiting', isFinal: false } });
      }),
    );
    expect(await hand()).toEqual({ state: 'accepted', message: '', isLeft: true });
    expect(bodies).toEqual([{ printJobEntryId: 'e1', jobKey: 'e1.2' }]);
  });

  it.each([
    [200, { data: { state: 'failed', message: 'Paper jam.' } }, { state: 'failed', message: 'Paper jam.' }],
    [200, { data: { state: 'unconfirmed', message: 'Lost.' } }, { state: 'unknown', message: 'Lost.' }],
    [409, { Message: 'The agent was deleted.' }, { state: 'failed', message: 'The agent was deleted.' }],
    [500, { Message: '' }, { state: 'failed', message: expect.any(String) }],
  ])('answered with %i %j', async (status, answer, outcome) => {
    server.use(http.post(jobs, () => HttpResponse.json(answer, { status })));
    expect(await hand()).toEqual(outcome);
  });

  it('that nobody answered for may be printed', async () => {
    server.use(http.post(jobs, () => HttpResponse.error()));
    expect(await hand()).toEqual({
      state: 'unknown',
      message: 'The server did not answer in time. The agent may print it.',
    });
  });

  it.each([
    [
      { state: 'waiting', attention: { text: away } },
      { word: 'accepted', message: '', attention: away, isLeft: true },
    ],
    [
      { state: 'printing', attention: null },
      { word: 'accepted', message: '', attention: '' },
    ],
    [
      { state: 'completed', outcome: 'printed' },
      { word: 'printed', message: '', attention: '' },
    ],
    [
      { state: 'canceled', message: 'Taken back.' },
      { word: 'failed', message: 'Taken back.', attention: '' },
    ],
  ])('stands as the server says: %j', async (data, answer) => {
    server.use(http.get(`${jobs}/e1.2`, () => HttpResponse.json({ data })));
    expect(await askAgentJob('e1.2')).toEqual(answer);
  });

  it('the server does not know was never received', async () => {
    server.use(http.get(`${jobs}/e1`, () => HttpResponse.json({ Message: 'No.' }, { status: 404 })));
    expect(await askAgentJob('e1')).toEqual({
      word: 'absent',
      message: 'Not printed: the agent never received it.',
    });
  });

  it('that came out before it could be taken back is printed', async () => {
    server.use(
      http.post(`${jobs}/e1/cancel`, () => HttpResponse.json({ Message: 'This is over.' }, { status: 409 })),
      http.get(`${jobs}/e1`, () => HttpResponse.json({ data: { state: 'completed', outcome: 'printed' } })),
    );
    expect(await withdrawFromAgent('e1')).toMatchObject({ word: 'printed' });
  });

  it('is taken back, or not when the server cannot be asked', async () => {
    server.use(http.post(`${jobs}/e1/cancel`, () => HttpResponse.json({ data: { state: 'canceled' } })));
    expect(await withdrawFromAgent('e1')).toEqual({ word: 'failed', message: '', attention: '' });
    server.use(http.post(`${jobs}/e1/cancel`, () => HttpResponse.error()));
    expect(await withdrawFromAgent('e1')).toMatchObject({ word: 'unreachable' });
  });
});
