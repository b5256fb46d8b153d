import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/shared/api';
import { createQueryClient, type Notify } from './create-query-client';

const http = (status: number) => new ApiError('No', { kind: 'http', status });

describe('the query client', () => {
  it('tells a failed write once, unless its caller shows it', async () => {
    const error = vi.fn<Notify['error']>();
    const client = createQueryClient({ error });
    const run = (meta?: { errorShownBy: 'caller' }) =>
      client
        .getMutationCache()
        .build(client, { mutationFn: () => Promise.reject(http(409)), ...(meta && { meta }) })
        .execute(undefined)
        .catch(() => undefined);
    await run();
    expect(error.mock.calls).toEqual([['No']]);
    await run({ errorShownBy: 'caller' });
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('leaves a failed first load to the screen and tells a failed refetch', async () => {
    const error = vi.fn<Notify['error']>();
    const client = createQueryClient({ error });
    const answers = [Promise.reject(http(404)), Promise.resolve('rows'), Promise.reject(http(404))];
    for (const answer of answers) answer.catch(() => undefined);
    const load = () =>
      client
        .fetchQuery({ queryKey: ['rows'], queryFn: () => answers.shift() ?? 'none', staleTime: 0 })
        .catch(() => undefined);
    await load();
    expect(error).not.toHaveBeenCalled();
    await load();
    await load();
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('makes stale what a write names', async () => {
    const client = createQueryClient({ error: vi.fn<Notify['error']>() });
    client.setQueryData(['article', 'list'], []);
    client.setQueryData(['label', 'list'], []);
    await client
      .getMutationCache()
      .build(client, { mutationFn: async () => 'done', meta: { invalidates: [['article']] } })
      .execute(undefined);
    expect(client.getQueryState(['article', 'list'])?.isInvalidated).toBe(true);
    expect(client.getQueryState(['label', 'list'])?.isInvalidated).toBe(false);
  });

  it.each([
    [new ApiError('', { kind: 'network' }), true],
    [new ApiError('', { kind: 'timeout' }), true],
    [http(500), true],
    [http(503), true],
    [http(404), false],
    [http(401), false],
    [new ApiError('', { kind: 'unreadable' }), false],
  ])('repeats a read after %o: %s', (failure, expected) => {
    const retry = createQueryClient({ error: vi.fn<Notify['error']>() }).getDefaultOptions().queries?.retry;
    if (typeof retry !== 'function') throw new Error('no rule');
    expect(retry(0, failure)).toBe(expected);
    expect(retry(2, failure)).toBe(false);
  });
});
