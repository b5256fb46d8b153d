import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { isProgramRule } from '../../foundation/access/access-rule.ts';
import { routeTable } from '../../program/route-table.ts';
import { agentCalls } from '../../testing/agent-calls.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf } from '../../testing/test-server.ts';
import { createProgramKey, readProgramKey } from './program-key.ts';
import { createProgramNews } from './program-news.ts';
import type { ProgramAddress } from '../../foundation/access/program.ts';
import type { NewsListener } from '../../foundation/work/news-wire.ts';

const dock: ProgramAddress = { kind: 'agent', organizationId: 1001, id: 7 };
const tail = 'A'.repeat(43);

const nothing = async () => undefined;
const waiting = (seconds: number, signal = new AbortController().signal) => ({ seconds, signal });

describe('the key of a program', () => {
  it('gives its owner, and is different every time', () => {
    const [one, other] = [createProgramKey(dock), createProgramKey(dock)];
    expect(readProgramKey(one)).toEqual(dock);
    expect(one).not.toBe(other);
  });

  it.each([
    `platen_agent_1001_7_${tail.slice(1)}`,
    `platen_agent_1001_7_${tail}A`,
    `platen_agent_01_7_${tail}`,
    `platen_agent_1001_0_${tail}`,
    // Larger than any id of the store.
    `platen_agent_2147483648_7_${tail}`,
    `platen_agent_1001_9999999999_${tail}`,
    `platen_printer_1001_7_${tail}`,
    ` platen_agent_1001_7_${tail}`,
    '',
  ])('is not accepted as %j', (text) => {
    expect(readProgramKey(text)).toBeUndefined();
  });
});

const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Returns the current result of `wait`. */
const by = async <Found>(wait: Promise<Found>) => {
  await passed(0);
  return Promise.race([wait, Promise.resolve('still waiting')]);
};

/** Returns news on a wire that does nothing by itself. */
function wired(isHealthy: boolean) {
  const sent: string[] = [];
  let listener: NewsListener | undefined;
  const news = createProgramNews((toOthers) => {
    listener = toOthers;
    return { send: (name) => sent.push(name), isHealthy: () => isHealthy, close: async () => undefined };
  });
  return {
    news,
    sent,
    listener: () => {
      if (!listener) throw new Error('Nobody listens.');
      return listener;
    },
  };
}

describe('news for a program', () => {
  // With a fake clock, so that the delays of a busy machine do not count as waiting.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('end its wait at once', async () => {
    const news = createProgramNews();
    let there = 0;
    const wait = news.wait(dock, waiting(20), async () => (there > 0 ? there : undefined));
    await Promise.resolve();
    there = 1;
    news.tell({ ...dock, id: 8 });
    expect(await by(wait)).toBe('still waiting');
    news.tell(dock);
    expect(await by(wait)).toBe(1);
  });

  it('are not missed when they come while it looks', async () => {
    const news = createProgramNews();
    let looks = 0;
    const found = await news.wait(dock, waiting(20), async () => {
      looks += 1;
      if (looks > 1) return looks;
      news.tell(dock);
      return undefined;
    });
    expect(found).toBe(2);
  });

  it.each([
    ['within a second when nothing is received from other servers', false, 1, 1000],
    ['a little later when news of others are received, since it was lost', true, 1, 1200],
    ['within six seconds when very many wait', true, 1000, 6000],
  ])('are found %s', async (_, isHealthy, programs, withinMs) => {
    const { news } = wired(isHealthy);
    const there = new Set<number>();
    const waits = Array.from({ length: programs }, (__, id) =>
      news.wait({ ...dock, id }, waiting(20), async () => (there.has(id) ? id : undefined)),
    );
    await passed(50);
    there.add(0);
    const [first = Promise.resolve(undefined)] = waits;
    expect(await by(first)).toBe('still waiting');
    await passed(withinMs);
    expect(await by(first)).toBe(0);
    news.endWaiting();
    await Promise.all(waits);
  });

  it('are passed on to the other servers, and end waits at their word or when some were missed', async () => {
    const { news, sent, listener } = wired(true);
    let there = 0;
    const wait = () => news.wait(dock, waiting(20), async () => (there > 0 ? there : undefined));
    const [first, second] = [wait(), wait()];
    await Promise.resolve();
    news.tell({ ...dock, id: 9 });
    expect(sent).toEqual(['agent 1001/9']);
    there = 1;
    listener().onNews('agent 1001/8');
    expect(await by(first)).toBe('still waiting');
    listener().onNews('agent 1001/7');
    expect([await by(first), await by(second)]).toEqual([1, 1]);
    there = 0;
    const third = wait();
    await Promise.resolve();
    there = 2;
    listener().onGap();
    expect(await by(third)).toBe(2);
  });

  it('are waited for as long as asked, and not longer', async () => {
    const wait = createProgramNews().wait(dock, waiting(20), nothing);
    await passed(19_999);
    expect(await by(wait)).toBe('still waiting');
    await passed(1);
    expect(await by(wait)).toBeUndefined();
  });

  it('are not waited for any longer when the request is aborted', async () => {
    const request = new AbortController();
    const wait = createProgramNews().wait(dock, waiting(20, request.signal), nothing);
    expect(await by(wait)).toBe('still waiting');
    request.abort();
    expect(await by(wait)).toBeUndefined();
  });

  it('are not waited for when the server ends, nor afterwards', async () => {
    const news = createProgramNews();
    const wait = news.wait(dock, waiting(20), nothing);
    await news.close();
    expect([await wait, await news.wait(dock, waiting(20), nothing)]).toEqual([undefined, undefined]);
  });
});

onEveryStore('keys of programs', (server) => {
  const { addAgent, removeAgent, poll } = agentCalls(server);
  const send = (route: (typeof routeTable)[number], token: string | undefined) =>
    server().call(`${route.method.toUpperCase()} ${route.path.replaceAll(/\{\w+\}/g, '987654321')}`, {
      ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
      ...(route.request?.body ? { body: '{}' } : {}),
    });

  it('open the calls of their kind and no other', async () => {
    const made = await addAgent();
    const open: string[] = [];
    for (const route of routeTable.filter(({ access }) => access !== 'public')) {
      const { status } = await send(route, made.key);
      if (status !== 401) open.push(`${route.path} ${status}`);
    }
    expect(open).toEqual(['/api/connect/agent/poll 422', '/api/connect/agent/report 422']);
    await removeAgent(made.id);
  });

  it('cannot be replaced by the token of a person or a client, or by any other key', async () => {
    const made = await addAgent();
    const session = z.object({ token: z.string() }).parse((await server().signIn('admin@demo.test')).body);
    const ofConnector = made.key.replace('_agent_', '_connector_');
    const foreign = made.key.replace('_1001_', '_1002_');
    const refused = [];
    for (const token of [undefined, session.token, 'x', ofConnector, foreign, `${made.key.slice(0, -1)}~`]) {
      for (const route of routeTable.filter(({ access }) => isProgramRule(access))) {
        refused.push((await send(route, token)).status);
      }
    }
    expect(new Set(refused)).toEqual(new Set([401, 403]));
    const wrongKind = await poll(ofConnector);
    expect([wrongKind.status, messageOf(wrongKind)]).toEqual([
      401,
      'This is the key of a connector, and this call takes one of an agent.',
    ]);
    expect(messageOf(await poll('x'))).toBe('There is no key of an agent: send it as the bearer token.');
    await removeAgent(made.id);
  });
});
