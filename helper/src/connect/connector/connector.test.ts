import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLogger } from '../../logger.ts';
import { ConnectBench, testConnectorKey } from '../../testing/connect-bench.ts';
import { startFakeConnectServer } from '../../testing/fake-connect-server.ts';
import { hurriedClock } from '../../testing/test-bench.ts';
import type { SourceSettings } from '../connect-config.ts';
import { createServerCalls, KeyRefusedError } from '../server-calls.ts';
import { SourceFault, type ArticleSource, type FoundArticles } from './article-source.ts';
import { runConnector } from './run-connector.ts';

let bench: ConnectBench;
let source: SourceSettings;

beforeEach(async () => {
  bench = await ConnectBench.create();
  const path = join(bench.dataDir, 'articles.csv');
  await writeFile(path, 'sku;name;weight\n007;Tea;200 g\n008;Cup;\n');
  source = { kind: 'csv', path, columns: { id: null, name: null, identifier: null } };
});

afterEach(async () => {
  await bench.close();
});

const search = (id: string, searchQuery = '') => ({ id, kind: 'search', searchQuery, offset: 0, take: 10 });
const answerTo = async (id: string) => {
  await expect.poll(() => bench.server.answers.find((answer) => answer.id === id)).toBeDefined();
  return bench.server.answers.find((answer) => answer.id === id);
};

describe('a connector', () => {
  it('answers searches and single articles, also for articles that are not there', async () => {
    bench.server.ask(search('q1', 'tea'));
    bench.server.ask({ id: 'q2', kind: 'article', articleId: '008' });
    bench.server.ask({ id: 'q3', kind: 'article', articleId: '8' });
    bench.start({ agent: false, source });
    expect(await answerTo('q1')).toEqual({
      id: 'q1',
      total: 1,
      articles: [
        {
          id: '007',
          name: 'Tea',
          externalIdentifier: '007',
          values: { sku: '007', name: 'Tea', weight: '200 g' },
        },
      ],
    });
    expect(await answerTo('q2')).toMatchObject({ article: { id: '008', values: { name: 'Cup' } } });
    expect(await answerTo('q3')).toEqual({ id: 'q3', article: null });
    expect(bench.server.polls[0]).toMatchObject({ machineName: 'DOCK-3', waitSeconds: 25 });
    expect([...bench.server.keys]).toEqual([`Bearer ${testConnectorKey}`]);
  });

  it('reports what is wrong with its source, and answers again when that is over', async () => {
    bench.start({
      agent: false,
      source: { ...source, columns: { id: null, name: 'title', identifier: null } },
    });
    bench.server.ask(search('q1'));
    expect((await answerTo('q1'))?.fault).toContain('no column “title” (CONNECT_NAME_COLUMN)');
  });

  it('prints as an agent at the same time, each with its own key', async () => {
    bench.server.offer(bench.job('entry', { targetPrintQueue: 'Save to folder' }, Buffer.from('%PDF-1.7\n')));
    bench.server.ask(search('q1'));
    bench.start({ source });
    await bench.reported('entry', 'completed');
    expect(await answerTo('q1')).toMatchObject({ total: 2 });
    expect(bench.server.keys.size).toBe(2);
  });

  it('continues after the server was away', async () => {
    bench.start({ agent: false, source });
    await expect.poll(() => bench.server.polls.length).toBe(1);
    const { port } = bench.server;
    await bench.server.close();
    await delay(100);
    bench.server = await startFakeConnectServer({ port });
    bench.server.ask(search('q1'));
    expect(await answerTo('q1')).toMatchObject({ total: 2 });
  });

  it.each([401, 403])('ends at status %i', async (status) => {
    bench.server.behave({ refuses: { path: '/connector/poll', status } });
    const { ended } = bench.start({ agent: false, source });
    await expect(ended).rejects.toThrow(KeyRefusedError);
    await expect(ended).rejects.toThrow(`refuses the connector key: This server says ${status}.`);
  });
});

describe('a connector with a slow or faulty source', () => {
  const none: FoundArticles = { articles: [], total: 0 };

  async function serve(slow: Partial<ArticleSource>): Promise<() => Promise<void>> {
    const stop = new AbortController();
    const running = runConnector(
      {
        instanceId: 'c0ffee00-0000-4000-8000-000000000000',
        machineName: 'DOCK-3',
        calls: createServerCalls({ server: bench.server.url, key: 'key', keyName: 'connector key' }),
        source: { search: async () => none, find: async () => null, close: async () => undefined, ...slow },
        clock: hurriedClock,
        logger: silentLogger,
      },
      stop.signal,
    );
    return () => {
      stop.abort();
      return running;
    };
  }

  it('answers other questions meanwhile, and asks the source once', async () => {
    const slow = Promise.withResolvers<FoundArticles>();
    const asked: string[] = [];
    const stop = await serve({
      search: ({ searchQuery }) => {
        asked.push(searchQuery);
        return searchQuery === 'slow' ? slow.promise : Promise.resolve(none);
      },
    });
    bench.server.ask(search('q1', 'slow'));
    await expect.poll(() => asked).toEqual(['slow']);
    bench.server.ask(search('q2', 'fast'));
    await answerTo('q2');
    await expect.poll(() => bench.server.polls.length).toBeGreaterThan(3);
    slow.resolve(none);
    await answerTo('q1');
    expect(asked).toEqual(['slow', 'fast']);
    await stop();
  });

  it.each([
    [new SourceFault('The list is being counted.'), 'The list is being counted.'],
    [new TypeError('undefined is not a function'), 'The connector met a fault of its own.'],
  ])('reports the fault in a sentence: %s', async (error, sentence) => {
    const stop = await serve({
      find: async () => {
        throw error;
      },
    });
    bench.server.ask({ id: 'q1', kind: 'article', articleId: '1' });
    expect((await answerTo('q1'))?.fault).toContain(sentence);
    await stop();
  });

  it('reports a fault when the server refuses an answer', async () => {
    const article = { id: '1', name: 'huge', externalIdentifier: '', values: {} };
    const stop = await serve({ find: async () => article });
    bench.server.behave({ refusesAnswers: 413 });
    bench.server.ask({ id: 'q1', kind: 'article', articleId: '1' });
    expect((await answerTo('q1'))?.fault).toContain('could not be used');
    await stop();
  });

  it('sends no character that would make the whole call invalid', async () => {
    const article = { id: '1', name: 'a\0b\uD800c', externalIdentifier: '', values: {} };
    const stop = await serve({ find: async () => article });
    bench.server.ask({ id: 'q1', kind: 'article', articleId: '1' });
    expect(await answerTo('q1')).toMatchObject({ article: { name: 'ab\uFFFDc' } });
    await stop();
  });
});
