import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { connectorQuestions } from '../../foundation/store/schema/index.ts';
import { addConnector, rowOf, type AddedConnector } from '../../testing/connector-program.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf, type Answer } from '../../testing/test-server.ts';
import { connectorArticleSchema } from './connector-schemas.ts';

const articleOf = (answer: Answer) =>
  z.strictObject({ data: connectorArticleSchema }).parse(answer.body).data;
const pageOf = (answer: Answer) =>
  z
    .strictObject({ data: z.strictObject({ data: z.array(connectorArticleSchema), total: z.int() }) })
    .parse(answer.body).data;

/** The store is polled every second for what another process wrote; a busy machine may be slow once, but not each time. */
const SOONER_THAN_A_LOOK_MS = 500;
const packer = { as: 'packer@demo.test' };

onEveryStore('a question to a connector', (server) => {
  let program: AddedConnector;
  beforeAll(async () => {
    program = await addConnector(server(), { name: 'ERP', labelIds: [1] });
    await program.poll();
  });

  const ask = (path: string, as = packer.as) =>
    server().call(`GET /api/connectors/${program.id}/articles${path}`, { as });
  const askArticle = (id: string) => ask(`/${encodeURIComponent(id)}`);
  const waiting = () =>
    server().store.asOwner((transaction) => transaction.select().from(connectorQuestions));

  /** Asks, and returns the question as the program received it, with the pending answer. */
  const asked = async (path: string) => {
    const answer = ask(path);
    const [question] = await program.take(5);
    if (!question) throw new Error('The program was asked nothing.');
    return { question, answer };
  };

  it('passes a search on, and is answered with the rows as articles', async () => {
    const { question, answer } = await asked('?searchQuery=%20oat%20&take=2&offset=4');
    expect(question).toEqual({
      id: expect.any(String),
      kind: 'search',
      searchQuery: 'oat',
      offset: 4,
      take: 2,
    });
    const kept = await program.answer([
      { id: question.id, articles: [rowOf('007', { price: '1,20' }), rowOf('A/8')], total: 6 },
    ]);
    expect([kept.status, kept.body]).toEqual([200, { data: {} }]);
    const { data, total } = pageOf(await answer);
    expect([total, data.map(({ id, name }) => [id, name])]).toEqual([
      6,
      [
        ['007', 'Article 007'],
        ['A/8', 'Article A/8'],
      ],
    ]);
    expect(await waiting()).toEqual([]);
  });

  it.each([
    '007',
    ' 7 ',
    'a/b\\c',
    '100%',
    '%2F',
    'x?y#z&q=1',
    'Größe „M“ 🥖',
    '...',
    'x'.repeat(200),
    '/'.repeat(200),
  ])('passes the article id %j on unchanged', async (id) => {
    const { question, answer } = await asked(`/${encodeURIComponent(id)}`);
    expect(question).toEqual({ id: question.id, kind: 'article', articleId: id });
    await program.answer([{ id: question.id, article: rowOf(id) }]);
    expect(articleOf(await answer)).toMatchObject({ id, externalIdentifier: id });
  });

  it('is answered that there is no such article, or with the message of the program', async () => {
    const none = await asked('/9');
    await program.answer([{ id: none.question.id, article: null }]);
    const missing = await none.answer;
    expect([missing.status, messageOf(missing)]).toEqual([
      404,
      'There is no article “9” behind this connector.',
    ]);
    const faulty = await asked('/9');
    await program.answer([{ id: faulty.question.id, fault: 'The system is closed on Sundays.' }]);
    const refused = await faulty.answer;
    expect([refused.status, messageOf(refused)]).toEqual([
      502,
      'The connector “ERP” cannot answer: The system is closed on Sundays.',
    ]);
  });

  it('does not accept another article than the one that was asked for', async () => {
    const { question, answer } = await asked('/007');
    await program.answer([{ id: question.id, article: rowOf('7') }]);
    expect([(await answer).status, messageOf(await answer)]).toEqual([
      502,
      'The connector “ERP” cannot answer: Its answer does not fit what it was asked.',
    ]);
  });

  it('is refused at once when its answer cannot be read, without harm to other answers', async () => {
    const [bad, good] = [ask('/bad'), ask('/good')];
    const questions: string[] = [];
    while (questions.length < 2) questions.push(...(await program.take(5)).map(({ id }) => id));
    const articleIds = new Map((await waiting()).map(({ id, question }) => [id, question]));
    const answered = await program.answer(
      questions.map((id) => {
        const question = articleIds.get(id);
        const articleId = question?.kind === 'article' ? question.articleId : '';
        return { id, article: articleId === 'bad' ? rowOf('x'.repeat(201)) : rowOf(articleId) };
      }),
    );
    expect([answered.status, messageOf(answered)]).toEqual([
      422,
      expect.stringMatching(/^Some answers cannot be used\. answers\.\d\.article\.id: /),
    ]);
    expect(articleOf(await good).id).toBe('good');
    const refused = await bad;
    expect([refused.status, messageOf(refused)]).toEqual([
      502,
      expect.stringMatching(/^The connector “ERP” cannot answer: Its answer cannot be read\./),
    ]);
  });

  it.each([
    ['{', 400],
    [{ answers: 'all' }, 422],
    [{ answers: [], more: 1 }, 422],
    [{ answers: Array.from({ length: 101 }, () => ({ fault: 'x' })) }, 422],
    [{ answers: [{ id: 1, fault: '\0' }] }, 422],
    [JSON.stringify({ answers: ['x'.repeat(4_000_000)] }), 413],
  ])('is not answered by the invalid body $0', async (body, status) => {
    const refused = await server().call('POST /api/connect/connector/answers', {
      headers: { authorization: `Bearer ${program.key}` },
      body,
    });
    expect(refused.status).toBe(status);
  });

  it('is answered when fifty are asked at once, whatever the order of the answers', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => `A-${index}`);
    const answers = Promise.all(ids.map(askArticle));
    const taken: { id: string; article: ReturnType<typeof rowOf> }[] = [];
    while (taken.length < ids.length) {
      for (const question of await program.take(5)) {
        const article = rowOf(question.kind === 'article' ? question.articleId : '');
        taken.push({ id: question.id, article });
      }
    }
    expect(new Set(taken.map(({ id }) => id)).size).toBe(50);
    await program.answer(taken.toReversed().slice(0, 20));
    for (const one of taken.toReversed().slice(20)) await program.answer([one]);
    expect((await answers).map((answer) => articleOf(answer).id)).toEqual(ids);
    expect(await waiting()).toEqual([]);
  });

  it('is asked again when a program took it and did not answer, as long as somebody waits', async () => {
    const { question, answer } = await asked('/7');
    expect(await program.take()).toEqual([]);
    server().advance(2000);
    expect(await program.take()).toEqual([question]);
    server().advance(2000);
    // It was restarted, perhaps on another machine, and has no knowledge of the question.
    expect(await program.take()).toEqual([question]);
    await program.answer([{ id: question.id, article: rowOf('7') }]);
    expect(articleOf(await answer).id).toBe('7');
    // The one that was thought dead answers too.
    const late = await program.answer([{ id: question.id, article: rowOf('7') }]);
    expect(late.status).toBe(200);
    server().advance(2000);
    expect(await program.take()).toEqual([]);
  });

  it('wakes a program that waits', async () => {
    const times: number[] = [];
    while (times.length < 5 && !times.some((time) => time < SOONER_THAN_A_LOOK_MS)) {
      const taken = program.take(20);
      await new Promise((resolve) => setTimeout(resolve, 300));
      const startedAt = performance.now();
      const answer = ask('');
      const [question] = await taken;
      await program.answer([{ id: question?.id, articles: [], total: 0 }]);
      expect(pageOf(await answer)).toEqual({ data: [], total: 0 });
      times.push(performance.now() - startedAt);
    }
    expect(Math.min(...times)).toBeLessThan(SOONER_THAN_A_LOOK_MS);
  });

  it('is never given to another connector, and takes no answer from one', async () => {
    const other = await addConnector(server(), { name: 'PIM' });
    const { question, answer } = await asked('/7');
    server().advance(2000);
    expect(await other.take()).toEqual([]);
    expect((await other.answer([{ id: question.id, article: rowOf('7') }])).status).toBe(200);
    expect((await waiting()).map(({ answeredAt }) => answeredAt)).toEqual([null]);
    await program.answer([{ id: question.id, fault: 'Mine.' }]);
    expect((await answer).status).toBe(502);
  });

  it('is dropped when its search is cancelled or when it waits too long: 504', async () => {
    const browser = new AbortController();
    const { token } = z.object({ token: z.string() }).parse((await server().signIn('packer@demo.test')).body);
    const given = server().fetch(
      new Request(`http://platen.test/api/connectors/${program.id}/articles`, {
        headers: { authorization: `Bearer ${token}` },
        signal: browser.signal,
      }),
    );
    await expect.poll(waiting).toHaveLength(1);
    const tooLong = ask('/7');
    await expect.poll(waiting).toHaveLength(2);
    browser.abort();
    const first = await Promise.race([given.then(() => 'cancelled'), tooLong.then(() => 'too long')]);
    expect(first).toBe('cancelled');
    expect((await waiting()).map(({ question }) => question.kind)).toEqual(['article']);
    const late = await tooLong;
    expect([late.status, messageOf(late)]).toEqual([
      504,
      'The connector “ERP” on ERP-SRV-02 did not answer in time. Try again, or look after it there.',
    ]);
    expect(await waiting()).toEqual([]);
    expect(await program.take()).toEqual([]);
  });

  it('is one of at most two hundred that wait, and is cleared away when its process has ended', async () => {
    const now = server().now();
    const leave = (count: number, awaitedUntil: Date) =>
      server().store.asOrganization(1001, (transaction) =>
        transaction.insert(connectorQuestions).values(
          Array.from({ length: count }, () => ({
            organizationId: 1001,
            id: crypto.randomUUID(),
            connectorId: program.id,
            question: { kind: 'article', articleId: 'left' } as const,
            askedAt: now,
            awaitedUntil,
          })),
        ),
      );
    await leave(200, new Date(now.getTime() + 10_000));
    const refused = await ask('/7');
    expect([refused.status, messageOf(refused)]).toEqual([
      503,
      'The connector “ERP” on ERP-SRV-02 is asked too much at the moment. Try again in a few seconds.',
    ]);
    expect(await program.take()).toHaveLength(50);
    server().advance(70_001);
    await program.poll();
    const { question, answer } = await asked('/7');
    expect((await waiting()).map(({ id }) => id)).toEqual([question.id]);
    await program.answer([{ id: question.id, article: null }]);
    expect((await answer).status).toBe(404);
  });

  describe('while the connector is deleted', () => {
    it('is answered that the connector does not exist any more', async () => {
      const other = await addConnector(server(), { name: 'Short' });
      await other.poll();
      const answer = server().call(`GET /api/connectors/${other.id}/articles`, packer);
      await expect.poll(waiting).toHaveLength(1);
      await server().call(`DELETE /api/connectors/${other.id}`, { as: 'admin@demo.test' });
      expect((await answer).status).toBe(404);
    });
  });
});
