import { describe, expect, it } from 'vitest';
import { aFile } from '../testing/print-fixture';
import { askAwaited } from './ask-awaited';
import { newPrintJob } from './new-print-job';
import type { JournalAnswer } from './print-ports';

const sent = (
  count: number,
  queueOf: (index: number) => string = () => 'A',
  agentIdOf: (index: number) => number | undefined = () => undefined,
) => {
  const files = Array.from({ length: count }, (_, index) =>
    aFile(`e${index}`, { targetPrintQueue: queueOf(index), agentId: agentIdOf(index) }),
  );
  const job = newPrintJob({ jobId: 'j', entityId: 1, ownerId: '', nowMs: 0, files });
  return { ...job, entries: job.entries.map((entry) => ({ ...entry, state: 'reported' as const })) };
};

async function ask(job: ReturnType<typeof sent>, answer: (key: string) => JournalAnswer) {
  const asked: string[] = [];
  const news = await askAwaited(job, async ({ helperKey }) => {
    asked.push(helperKey);
    return answer(helperKey);
  });
  return { asked, news: news.map(({ entryId }) => entryId) };
}

const waiting: JournalAnswer = { word: 'accepted', message: '', attention: 'Paper out' };

const isOfAgent = (key: string) => Number(key.slice(1)) % 2 === 1;

/** Returns answers in which all entries wait, except those whose source is unreachable. */
const exceptFor =
  (isAway: (key: string) => boolean) =>
  (key: string): JournalAnswer =>
    isAway(key) ? { word: 'unreachable', message: '' } : waiting;

describe('what the helper is asked about the files it took', () => {
  it('stops asking after three files that wait at one printer: those behind them wait too', async () => {
    const { asked, news } = await ask(sent(200), () => waiting);
    expect(asked).toEqual(['e0', 'e1', 'e2']);
    expect(news).toEqual(['e0', 'e1', 'e2']);
  });

  it('goes on asking at another printer, and past what is printed', async () => {
    const job = sent(8, (index) => (index % 2 === 0 ? 'A' : 'B'));
    const { asked } = await ask(job, (key) =>
      Number(key.slice(1)) % 2 === 0 ? waiting : { word: 'printed', message: '' },
    );
    expect(asked).toEqual(['e0', 'e1', 'e2', 'e3', 'e4', 'e5', 'e7']);
  });

  it('tells no news when nothing has changed, and nothing of a helper that is away', async () => {
    expect((await ask(sent(2), () => ({ word: 'accepted', message: '' }))).news).toEqual([]);
    const away = await ask(sent(2), () => ({ word: 'unreachable', message: '' }));
    expect(away).toEqual({ asked: ['e0'], news: [] });
  });

  it('tells news once the agent has fetched what the server kept', async () => {
    const left = sent(
      1,
      () => 'A',
      () => 7,
    );
    const kept = { ...left, entries: left.entries.map((entry) => ({ ...entry, isLeft: true })) };
    expect((await ask(kept, () => ({ word: 'accepted', message: '', isLeft: true }))).news).toEqual([]);
    expect((await ask(kept, () => ({ word: 'accepted', message: '' }))).news).toEqual(['e0']);
  });

  it('asks the server about an agent’s files while the helper is away, and the other way round', async () => {
    const mixed = sent(
      4,
      (index) => `${index}`,
      (index) => (index % 2 === 0 ? undefined : 7),
    );
    expect(
      await ask(
        mixed,
        exceptFor((key) => !isOfAgent(key)),
      ),
    ).toEqual({
      asked: ['e0', 'e1', 'e3'],
      news: ['e1', 'e3'],
    });
    expect(await ask(mixed, exceptFor(isOfAgent))).toEqual({ asked: ['e0', 'e1', 'e2'], news: ['e0', 'e2'] });
  });
});
