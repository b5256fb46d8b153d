// @vitest-environment jsdom
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it, vi } from 'vitest';
import { mockApi } from '@/shared/testing';
import { PermissionStandIn } from '../testing/permission-stand-in';
import { probeHelper } from './probe-helper';

const api = mockApi();
const HEALTH = 'http://helper.test/health';
const health = (respond: () => Response | Promise<Response>) => http.get(HEALTH, respond);

const probe = (mayAskBlindly = false, signal = new AbortController().signal) =>
  probeHelper({ timeoutMs: 5000, mayAskBlindly, signal });

describe('asking the helper for its health', () => {
  it.each<[string, () => Response, object]>([
    [
      'Healthy as JSON',
      () => HttpResponse.json({ status: 'Healthy', version: '1.0.0', instanceId: 'h' }),
      { isHealthy: true, version: '1.0.0', instanceId: 'h' },
    ],
    ['Healthy as text', () => HttpResponse.text('Healthy\n'), { isHealthy: true, version: '' }],
    ['Healthy as a string of JSON', () => HttpResponse.json('Healthy'), { isHealthy: true, text: 'Healthy' }],
    ['Healthy under Status', () => HttpResponse.json({ Status: 'Healthy' }), { isHealthy: true }],
    [
      'a fault under Status',
      () => HttpResponse.json({ Status: 'Degraded' }),
      { isHealthy: false, text: 'Degraded' },
    ],
    ['healthy in small letters', () => HttpResponse.json({ status: 'healthy' }), { isHealthy: true }],
    [
      'a fault with its words',
      () => HttpResponse.json({ status: 'Unhealthy', Message: 'Journal full' }, { status: 503 }),
      { isHealthy: false, text: 'Journal full' },
    ],
    [
      'Healthy with a status that is none',
      () => HttpResponse.json({ status: 'Healthy' }, { status: 500 }),
      { isHealthy: false },
    ],
    [
      'another program’s page',
      () => HttpResponse.html('<h1>It works</h1>'),
      { isHealthy: false, text: '<h1>It works</h1>' },
    ],
    ['nothing', () => new HttpResponse(null), { isHealthy: false, text: '' }],
    ['a list', () => HttpResponse.json([1, 2]), { isHealthy: false }],
  ])('reads the answer to the health question: %s', async (_what, respond, expected) => {
    api.use(health(respond));
    expect(await probe()).toMatchObject({ kind: 'answered', ...expected });
  });

  it('cuts an endless text', async () => {
    api.use(health(() => HttpResponse.text('x'.repeat(10_000))));
    expect(await probe()).toMatchObject({ text: 'x'.repeat(200) });
  });

  it('tells a helper that refuses this page from none, by a blind second question', async () => {
    api.unreachable(HEALTH);
    expect(await probe(true)).toEqual({ kind: 'unreachable' });
    let asked = 0;
    api.use(
      health(() => {
        asked += 1;
        return asked === 1 ? HttpResponse.error() : HttpResponse.text('');
      }),
    );
    expect(await probe(true)).toEqual({ kind: 'refused' });
  });

  it('asks once only where the browser may ask the person', async () => {
    api.unreachable(HEALTH);
    expect(await probe(false)).toEqual({ kind: 'unreachable' });
    expect(api.sent).toHaveLength(1);
  });

  it('knows that the browser blocked it', async () => {
    const remove = new PermissionStandIn('denied').install();
    api.unreachable(HEALTH);
    expect(await probe()).toEqual({ kind: 'blocked' });
    remove();
  });

  it('gives up after its time', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    api.use(health(() => new Promise(() => undefined)));
    const ended = probe();
    await vi.advanceTimersByTimeAsync(5100);
    expect(await ended).toEqual({ kind: 'timeout' });
  });

  it('rejects when nobody waits for it any more', async () => {
    const gone = new AbortController();
    api.use(health(() => new Promise(() => undefined)));
    const ended = probe(false, gone.signal);
    gone.abort();
    await expect(ended).rejects.toMatchObject({ name: 'AbortError' });
  });
});
