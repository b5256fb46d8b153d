import { createMemoryStore, createServer, demoPassword, seedDemo, type Server } from 'server';
import { addBenchArticles, touchArticle } from './bench-articles.ts';
import { median, quantile, type Measurement } from './measurement.ts';
import { SEARCHES } from './searches.ts';

const ARTICLES = 100_000;
const ROUNDS = 20;
const CLIENTS = 8;
const ORIGIN = 'http://bench.test';

/**
 * Measures the article list's own request at a hundred thousand articles, from request to parsed answer, without a
 * network.
 */
export async function measureSearch(): Promise<Measurement[]> {
  const store = await createMemoryStore();
  await seedDemo(store);
  await addBenchArticles(store, ARTICLES);
  const server = await createServer({ store });
  try {
    const token = await signIn(server);
    const search = async (searchQuery: string) => {
      const query = new URLSearchParams({ take: '100', offset: '0', searchQuery });
      const startedAt = performance.now();
      await readAnswer(server, `/api/articles?${query}`, { headers: { Authorization: `Bearer ${token}` } });
      return performance.now() - startedAt;
    };
    const searchAll = async (prepare: () => Promise<void>) => {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const query of SEARCHES) {
          await prepare();
          times.push(await search(query));
        }
      }
      return times;
    };
    for (const query of SEARCHES) await search(query);
    const again = await searchAll(async () => undefined);
    const together = (
      await Promise.all(Array.from({ length: CLIENTS }, () => searchAll(async () => undefined)))
    ).flat();
    // After every change of an article the hits are counted again.
    const counted = await searchAll(() => touchArticle(store));
    return [
      { what: 'search in 100,000 articles', measured: median(again), unit: 'ms', budget: 50 },
      { what: 'search in 100,000 articles, p95', measured: quantile(again, 0.95), unit: 'ms', budget: 50 },
      { what: 'the same with 8 clients, p95', measured: quantile(together, 0.95), unit: 'ms', budget: 100 },
      { what: 'the same after a change, p95', measured: quantile(counted, 0.95), unit: 'ms', budget: 100 },
    ];
  } finally {
    await server.close();
  }
}

async function signIn(server: Server): Promise<string> {
  const answer = await readAnswer(server, '/api/account/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'member@demo.test', password: demoPassword }),
  });
  return String(answer['token']);
}

async function readAnswer(server: Server, path: string, init: RequestInit): Promise<Record<string, unknown>> {
  const response = await server.fetch(new Request(`${ORIGIN}${path}`, init));
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
