import { http, HttpResponse } from 'msw/http';
import { describe, expect, it, vi } from 'vitest';
import { answer, mockApi } from '@/shared/testing';
import { aJob } from '../testing/print-fixture';
import { askHelperJournal, sendToHelper, settleWithHelper } from './send-to-helper';

const api = mockApi();
const PRINT = 'POST http://helper.test/api/print';
const helper = (respond: () => Response | Promise<Response>) =>
  http.post('http://helper.test/api/print', respond);

function send(pdfAsBase64String = '') {
  const [entry] = aJob(['e1']).entries;
  if (!entry) throw new Error('no entry');
  return sendToHelper(entry, pdfAsBase64String);
}

describe('sending a file to the helper', () => {
  it('sends nothing to the helper that is no PDF', async () => {
    api.answer(PRINT, { state: 'accepted' });
    expect(await send(btoa('<html>'))).toEqual({
      state: 'failed',
      message: 'Not sent: the server’s file is not a PDF.',
    });
    expect(api.sentTo(PRINT)).toEqual([]);
    expect(await send(btoa('%PDF-1.7 label'))).toMatchObject({ state: 'accepted' });
  });

  it('waits 10 s for its answer, and does not know after that', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    api.use(helper(() => new Promise(() => undefined)));
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
  ])('reads the helper’s answer to a file: %s', async (_answer, respond, expected) => {
    api.use(helper(respond));
    expect(await send()).toMatchObject(expected);
  });
});

const asked = (job: object) => {
  api.use(
    answer('http://helper.test/api/settings', { idempotentPrint: true }),
    answer('http://helper.test/api/jobs/:key', { ...job }),
  );
  return askHelperJournal('e1');
};

describe('what the journal says of an entry', () => {
  it.each<[string, object, object]>([
    [
      'the printer’s own words while it waits',
      {
        state: 'printing',
        attention: { reason: 'media-empty', text: 'The printer is out of labels or paper.' },
      },
      { word: 'accepted', attention: 'The printer is out of labels or paper.' },
    ],
    [
      'its keyword where it has no words',
      { state: 'accepted', attention: { reason: 'cover-open' } },
      { word: 'accepted', attention: 'cover-open' },
    ],
    ['nothing while nothing is the matter', { state: 'submitted', attention: null }, { attention: '' }],
    ['nothing of an older helper', { state: 'completed' }, { word: 'printed', attention: '' }],
    ['nothing that cannot be read', { state: 'accepted', attention: 'cover' }, { attention: '' }],
  ])('reads what the journal says of an entry: %s', async (_, respond, expected) => {
    expect(await asked(respond)).toMatchObject(expected);
  });

  it.each([
    ['the journal it was sent to', { instanceId: 'j1' }, 'j1', 'absent'],
    ['another journal than it was sent to', { instanceId: 'j2' }, 'j1', 'forgotten'],
    ['a journal without a name', {}, 'j1', 'forgotten'],
    ['a journal, where it is not known which one it was sent to', { instanceId: 'j1' }, '', 'forgotten'],
  ])(
    'knows that an entry was never received only from the journal it was sent to: %s',
    async (_journal, names, sentTo, word) => {
      api.answer('http://helper.test/api/settings', { idempotentPrint: true, ...names });
      api.fail('http://helper.test/api/jobs/:key', 404, 'There is no job e1.');
      expect(await askHelperJournal('e1', sentTo)).toEqual({ word, message: '' });
    },
  );
});

const REFUSE = 'POST http://helper.test/api/jobs/:key/refuse';

function settle(refuse: () => void) {
  api.answer('http://helper.test/api/settings', { idempotentPrint: true, instanceId: 'j1' });
  api.fail('http://helper.test/api/jobs/:key', 404, 'There is no job e1.');
  refuse();
  return settleWithHelper('e1', 'j1');
}

describe('a decision that rests on the journal', () => {
  it('has the helper refuse what may still be on its way', async () => {
    const answered = settle(() => api.answer(REFUSE, { jobKey: 'e1', state: 'refused' }));
    expect(await answered).toEqual({ word: 'absent', message: '', isClosed: true });
  });

  it('takes the word of a job that arrived between the two questions', async () => {
    const answered = settle(() => api.answer(REFUSE, { jobKey: 'e1', state: 'submitting' }));
    expect(await answered).toMatchObject({ word: 'accepted' });
  });

  it('rests on the first answer of a helper that cannot refuse', async () => {
    expect(await settle(() => api.fail(REFUSE, 404, 'No such call.'))).toEqual({
      word: 'absent',
      message: '',
    });
  });

  it('does not rest on an answer where the helper could not keep the refusal', async () => {
    const answered = settle(() => api.fail(REFUSE, 500, 'The disk is full.'));
    expect(await answered).toEqual({ word: 'unreachable', message: '' });
  });

  it('does not rest on an answer where the helper is gone by then', async () => {
    const answered = settle(() =>
      api.use(http.post('http://helper.test/api/jobs/:key/refuse', () => HttpResponse.error())),
    );
    expect(await answered).toEqual({ word: 'unreachable', message: '' });
  });
});
