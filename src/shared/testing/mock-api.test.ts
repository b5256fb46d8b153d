import { describe, expect, it, vi } from 'vitest';
import { answer } from './answer';
import { mockApi } from './mock-api';

const api = mockApi(
  answer('cups', { data: ['cup'] }),
  answer('POST cups/:id', ({ params, query, body }) => ({ id: params['id'], at: query.get('at'), body })),
);
const ask = async (path: string, init?: RequestInit) => {
  const response = await fetch(path.startsWith('http') ? path : `http://api.test/api/${path}`, init);
  return { status: response.status, body: (await response.json()) as unknown };
};

describe('the mock API', () => {
  it('answers what the file says, and makes an answer out of the question', async () => {
    expect(await ask('cups')).toEqual({ status: 200, body: { data: ['cup'] } });
    expect(await ask('cups/7?at=noon', { method: 'POST', body: '{"a":1}' })).toEqual({
      status: 200,
      body: { id: '7', at: 'noon', body: { a: 1 } },
    });
  });

  it('records every request of a test in order, whoever answers it', async () => {
    api.answer('http://print.test/api/print', {});
    await ask('cups?take=2');
    await ask('cups/7', { method: 'POST', body: 'plain words' });
    await ask('http://print.test/api/print');
    expect(api.sent.map(({ call, body }) => [call, body])).toEqual([
      ['GET cups', undefined],
      ['POST cups/7', 'plain words'],
      ['GET http://print.test/api/print', undefined],
    ]);
    expect(api.sentTo('GET cups').map(({ query }) => String(query))).toEqual(['take=2']);
    expect(api.written()).toEqual([{ call: 'POST cups/7', body: 'plain words' }]);
    expect(api.bodies('POST cups/7')).toEqual(['plain words']);
  });

  it('begins each test with nothing sent, and with the answers of the file', async () => {
    expect(api.sent).toEqual([]);
    api.answer('cups', { data: [] });
    api.failOnce('cups', 503, 'Try later.');
    expect(await ask('cups')).toEqual({ status: 503, body: { Message: 'Try later.' } });
    expect((await ask('cups')).body).toEqual({ data: [] });
    api.fail('cups', 403, 'No.');
    expect((await ask('cups')).status).toBe(403);
    expect((await ask('cups')).status).toBe(403);
    api.reset();
    expect((await ask('cups')).body).toEqual({ data: ['cup'] });
  });

  it('breaks the connection of a call that no handler answers, and says which', async () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    await expect(ask('saucers')).rejects.toThrow('fetch failed');
    expect(complain).toHaveBeenCalledExactlyOnceWith('No handler answers GET http://api.test/api/saucers');
    api.unreachable('cups');
    await expect(ask('cups')).rejects.toThrow('fetch failed');
    expect(api.sent).toHaveLength(2);
  });
});
