import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WidgetVariable } from '@/entities/widget';
import type { ScannedCode } from '@/shared/lib/scan';
import type { CardArticle } from './card-state';
import { createCardScans } from './card-scans';
import type { ScannedCard } from './scanned-card';

const article = (id: number): CardArticle => ({ id, name: `Article ${id}`, externalIdentifier: String(id) });
const plain = (text: string): ScannedCode => ({ text, elements: [] });
const gs1 = (text: string, ...pairs: readonly [string, string][]): ScannedCode => ({
  text,
  elements: pairs.map(([identifier, data]) => ({ identifier, data })),
});
const lot: WidgetVariable = { name: 'lot', label: 'Lot', required: true, type: 'text', options: [] };
const printed: string[] = [];
const told: string[] = [];

/** Returns a card that finds every number below 100 and prints it a moment later. */
function cardWith(fields: Partial<ScannedCard> = {}) {
  const card: ScannedCard & { message: string } = {
    article: undefined,
    variables: [],
    printsAtOnce: true,
    message: '',
    search: vi.fn<ScannedCard['search']>(() => Promise.resolve(true)),
    find: (text) => Promise.resolve(Number(text) < 100 ? article(Number(text)) : undefined),
    nothingFound: 'No articles found matching your search',
    untilIdle: () => Promise.resolve(),
    pick: vi.fn<ScannedCard['pick']>(),
    miss: vi.fn<ScannedCard['miss']>(),
    fillValues: vi.fn<ScannedCard['fillValues']>(),
    print: async ({ article: { id }, values }) => {
      await Promise.resolve();
      printed.push(`${id} ${JSON.stringify(values)}`);
      return true;
    },
    tell: (kind, text) => {
      told.push(`${kind}: ${text}`);
      card.message = text;
    },
    ...fields,
  };
  const take = createCardScans({ card: () => card, channels: () => ({ sound: false, vibration: false }) });
  return { card, take };
}

beforeEach(() => {
  printed.length = 0;
  told.length = 0;
});

it.each([true, false])(
  'puts what is no article into the field somebody stands in (at once: %s)',
  async (printsAtOnce) => {
    const into = vi.fn<(text: string) => void>();
    const { card, take } = cardWith({ printsAtOnce });
    await take({ ...plain('200'), into });
    expect(into).toHaveBeenCalledExactlyOnceWith('200');
    expect(told).toEqual(['success: 200 is not an article. It was entered into the field.']);
    expect(card.search).not.toHaveBeenCalled();
    expect(printed).toEqual([]);
  },
);

it('takes an article for one, whatever field somebody stands in', async () => {
  const into = vi.fn<(text: string) => void>();
  const { take } = cardWith();
  await take({ ...plain('7'), into });
  expect(into).not.toHaveBeenCalled();
  expect(printed).toEqual(['7 {}']);
});

it.each([
  ['slow, on a card that prints at once', true, { isSlow: true }],
  ['fast, on a card that prints at once', true, {}],
  ['fast, on another card', false, {}],
])('puts the article from before away when a scan is not found: %s', async (_what, printsAtOnce, fields) => {
  const { card, take } = cardWith({
    article: article(1),
    printsAtOnce,
    search: vi.fn<ScannedCard['search']>(() => Promise.resolve(false)),
  });
  await take({ ...plain('200'), ...fields });
  expect(card.miss).toHaveBeenCalledOnce();
  expect(printed).toEqual([]);
});

describe('a card that prints at once', () => {
  it('chooses the article of a code that a quick hand may have typed, and leaves printing to it', async () => {
    const { card, take } = cardWith();
    await take({ ...plain('7'), isSlow: true });
    expect(card.search).toHaveBeenCalledOnce();
    expect(printed).toEqual([]);
  });

  it('prints a hundred scans in their order, however slow each is', async () => {
    const { take } = cardWith({
      find: async (text) => {
        // The first ones answer last.
        for (let wait = Number(text) % 7; wait < 7; wait += 1) await Promise.resolve();
        return article(Number(text));
      },
    });
    const codes = Array.from({ length: 100 }, (_none, index) => String(index));
    await Promise.all(codes.map((code) => take(plain(code))));
    await vi.waitFor(() => expect(printed).toHaveLength(100));
    expect(printed).toEqual(codes.map((code) => `${code} {}`));
  });

  it('drops and counts what was scanned behind a print that failed', async () => {
    const { take } = cardWith();
    await Promise.all(['1', '200', '3', '4'].map((code) => take(plain(code))));
    await vi.waitFor(() => expect(told).toHaveLength(2));
    expect(printed).toEqual(['1 {}']);
    expect(told).toEqual([
      'error: Not printed. No articles found matching your search (200).',
      'error: Not printed. No articles found matching your search (200). 2 scans after it were not printed. Scan them again.',
    ]);
    await take(plain('5'));
    expect(printed).toEqual(['1 {}', '5 {}']);
  });

  it('refuses while a required variable is missing, and shows where', async () => {
    const { take, card } = cardWith({ variables: [lot] });
    await take(plain('1'));
    expect(printed).toEqual([]);
    expect(told).toEqual(['error: Not printed. Fill in Lot first.']);
    expect(card.pick).toHaveBeenCalledExactlyOnceWith(article(1), {});
  });

  it('prints with what the code fills in', async () => {
    const { take } = cardWith({ variables: [lot] });
    await take(gs1('1', ['01', '1'], ['10', 'AB-12']));
    expect(printed).toEqual(['1 {"lot":"AB-12"}']);
  });

  it('says that the search failed', async () => {
    const { take } = cardWith({ find: () => Promise.reject(new Error('down')) });
    await take(plain('1'));
    expect(told).toEqual(['error: Not printed. Error searching for articles']);
  });

  it('waits for the print under way', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { take } = cardWith({ untilIdle: () => promise });
    const taken = take(plain('1'));
    await Promise.resolve();
    expect(printed).toEqual([]);
    resolve();
    await taken;
    expect(printed).toEqual(['1 {}']);
  });
});

describe('a card that does not', () => {
  it('chooses the article and says what was filled', async () => {
    const { take, card } = cardWith({ printsAtOnce: false, variables: [lot] });
    await take(gs1('1', ['01', '1'], ['10', 'AB-12']));
    expect(card.search).toHaveBeenCalledExactlyOnceWith('1', { lot: 'AB-12' });
    expect(told).toEqual(['success: Filled in Lot from the code.']);
    expect(printed).toEqual([]);
  });

  it('says nothing of values when the article is not found', async () => {
    const { take } = cardWith({
      printsAtOnce: false,
      variables: [lot],
      search: () => Promise.resolve(false),
    });
    await take(gs1('200', ['10', 'AB-12']));
    expect(told).toEqual([]);
  });

  it.each([
    [
      'a code that cannot be used',
      { text: '', elements: [], fault: 'Bad code.' },
      undefined,
      'error: Bad code.',
    ],
    [
      'a lot without an article',
      gs1('', ['10', 'A']),
      undefined,
      'error: This code doesn’t identify an article. Scan the code of the article first.',
    ],
    [
      'a code with nothing to fill',
      gs1('', ['21', 'S']),
      article(1),
      'error: This code contains nothing that this card needs.',
    ],
    [
      'a lot for the chosen article',
      gs1('', ['10', 'A']),
      article(1),
      'success: Filled in Lot from the code.',
    ],
  ])('says what became of %s', async (_name, code, chosen, words) => {
    const { take, card } = cardWith({ printsAtOnce: false, variables: [lot], article: chosen });
    await take(code);
    expect(told).toEqual([words]);
    expect(card.search).not.toHaveBeenCalled();
    expect(card.fillValues).toHaveBeenCalledTimes(words.startsWith('success') ? 1 : 0);
  });
});
