import { describe, expect, it } from 'vitest';
import { answer, mockApi, refusal } from '@/shared/testing';
import { aJob } from '../testing/print-fixture';
import { askAgentJob, handToAgent, withdrawFromAgent } from './hand-to-agent';

const api = mockApi();

const JOBS = 'agentjobs';
const away = 'The agent “Dock 3” on DOCK-PC is not connected.';

async function hand() {
  const [entry] = aJob(['e1']).entries;
  if (!entry) throw new Error('no entry');
  return handToAgent({ ...entry, helperKey: 'e1.2' });
}

describe('a file for an agent', () => {
  it('leaves a file for an agent with the server under its key', async () => {
    api.answer(`POST ${JOBS}`, { data: { jobKey: 'e1.2', state: 'waiting', isFinal: false } });
    expect(await hand()).toEqual({ state: 'accepted', message: '', isLeft: true });
    expect(api.bodies(`POST ${JOBS}`)).toEqual([{ printJobEntryId: 'e1', jobKey: 'e1.2' }]);
  });

  it.each([
    [200, { data: { state: 'failed', message: 'Paper jam.' } }, { state: 'failed', message: 'Paper jam.' }],
    [200, { data: { state: 'unconfirmed', message: 'Lost.' } }, { state: 'unknown', message: 'Lost.' }],
    [409, { Message: 'The agent was deleted.' }, { state: 'failed', message: 'The agent was deleted.' }],
    [500, { Message: '' }, { state: 'failed', message: expect.any(String) }],
  ])('reads the answer %i %j to a file for an agent', async (status, respond, outcome) => {
    api.answer(`POST ${JOBS}`, respond, status);
    expect(await hand()).toEqual(outcome);
  });

  it('says that a file may be printed when nobody answered for it', async () => {
    api.unreachable(`POST ${JOBS}`);
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
  ])('takes the state of a file from the server: %j', async (data, word) => {
    api.answer(`${JOBS}/e1.2`, { data });
    expect(await askAgentJob('e1.2')).toEqual(word);
  });

  it('takes a file the server does not know for one that was never received', async () => {
    api.fail(`${JOBS}/e1`, 404, 'No.');
    expect(await askAgentJob('e1')).toEqual({
      word: 'absent',
      message: 'Not printed: the agent never received it.',
    });
  });

  it('takes a file for printed that came out before it could be taken back', async () => {
    api.use(
      refusal(`POST ${JOBS}/e1/cancel`, 409, 'This is over.'),
      answer(`${JOBS}/e1`, { data: { state: 'completed', outcome: 'printed' } }),
    );
    expect(await withdrawFromAgent('e1')).toMatchObject({ word: 'printed' });
  });

  it('takes a file back, or not when the server cannot be asked', async () => {
    api.answer(`POST ${JOBS}/e1/cancel`, { data: { state: 'canceled' } });
    expect(await withdrawFromAgent('e1')).toEqual({ word: 'failed', message: '', attention: '' });
    api.unreachable(`POST ${JOBS}/e1/cancel`);
    expect(await withdrawFromAgent('e1')).toMatchObject({ word: 'unreachable' });
  });
});
