import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialCardState, reduceCard, type CardArticle, type CardEvent, type CardState } from './card-state';

const oats: CardArticle = { id: 1, name: 'Oats', externalIdentifier: '' };
const milk: CardArticle = { id: 2, name: 'Milk', externalIdentifier: '4006381333931' };
const plain = { predefinedArticle: null, defaultQuantity: 5 };
const withPredefined = { predefinedArticle: milk, defaultQuantity: 5 };
const success = { kind: 'success', text: 'sent' } as const;
const failure = { kind: 'error', text: 'no' } as const;

const start = initialCardState(plain);
const play = (events: readonly CardEvent[], from: CardState = start) => events.reduce(reduceCard, from);
const filled = play([
  { type: 'article-picked', article: oats },
  { type: 'value-changed', name: 'lot', value: 'A' },
  { type: 'quantity-changed', quantity: 8 },
]);
const ended = (message: typeof success | typeof failure, clearsInput: boolean): CardEvent => ({
  type: 'print-ended',
  message,
  clearsInput,
  atMs: 1_000,
});

describe('a card', () => {
  it('starts with the widget’s quantity and nothing chosen', () => {
    expect(start).toMatchObject({ article: undefined, values: {}, quantity: 5 });
  });

  it('forgets the values and keeps the quantity when an article is chosen', () => {
    expect(play([{ type: 'article-picked', article: milk }], filled)).toMatchObject({
      article: milk,
      values: {},
      quantity: 8,
    });
  });

  it.each([
    ['none', plain, undefined],
    ['the predefined article', withPredefined, milk],
  ])('goes back to %s and resets the form when the article is cleared', (_what, widget, article) => {
    expect(play([{ type: 'article-cleared', widget }], filled)).toMatchObject({
      article,
      values: {},
      quantity: 5,
    });
  });

  it.each([
    ['success, clear-input on', success, true, { article: undefined, values: {}, quantity: 1 }],
    ['success, clear-input off', success, false, { article: oats, values: { lot: 'A' }, quantity: 8 }],
    ['failure, clear-input on', failure, true, { article: oats, values: { lot: 'A' }, quantity: 8 }],
  ])('is in its right state after %s', (_how, message, clearsInput, expected) => {
    const state = play([{ type: 'print-started' }, ended(message, clearsInput)], filled);
    expect(state).toMatchObject(expected);
    expect(state.printing).toBeUndefined();
    expect(state.message).toBe(message);
  });

  it('keeps the quantity that was typed for the next print while the one before was printing', () => {
    const events: CardEvent[] = [{ type: 'print-started' }, { type: 'quantity-changed', quantity: 5 }];
    const state = play([...events, ended(success, true)], filled);
    expect(state).toMatchObject({ article: undefined, quantity: 5, lastPrint: { quantity: 8 } });
  });

  it('does not clear away the article that was chosen while the one before was printing', () => {
    const state = play(
      [{ type: 'print-started' }, { type: 'article-picked', article: milk }, ended(success, true)],
      filled,
    );
    expect(state).toMatchObject({ article: milk, quantity: 8 });
    expect(state.lastPrint).toEqual({ ...success, articleName: 'Oats', quantity: 8, atMs: 1_000 });
  });

  it('keeps the last print when its message goes', () => {
    const state = play([{ type: 'print-started' }, ended(success, true), { type: 'message-gone' }], filled);
    expect(state.message).toBeUndefined();
    expect(state.lastPrint?.text).toBe('sent');
  });

  it('starts no print without an article and ends none that was not started', () => {
    expect(play([{ type: 'print-started' }])).toBe(start);
    expect(play([ended(success, true)], filled)).toBe(filled);
  });
});

const event: fc.Arbitrary<CardEvent> = fc.oneof(
  fc.record({ type: fc.constant('article-picked' as const), article: fc.constantFrom(oats, milk) }),
  fc.record({
    type: fc.constant('article-cleared' as const),
    widget: fc.constantFrom(plain, withPredefined),
  }),
  fc.record({
    type: fc.constant('value-changed' as const),
    name: fc.constantFrom('lot', 'date'),
    value: fc.string(),
  }),
  fc.record({
    type: fc.constant('quantity-changed' as const),
    quantity: fc.double({ noNaN: true, min: -9, max: 99 }),
  }),
  fc.constant<CardEvent>({ type: 'told', message: { kind: 'error', text: 'no' } }),
  fc.constant<CardEvent>({ type: 'print-started' }),
  fc.constant<CardEvent>({ type: 'message-gone' }),
  fc.record({
    type: fc.constant('print-ended' as const),
    message: fc.constantFrom(success, failure),
    clearsInput: fc.boolean(),
    atMs: fc.nat(),
  }),
);

describe('whatever happens on a card', () => {
  it('keeps the quantity a whole number of at least 1, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const { quantity } = play(events);
        expect(Number.isInteger(quantity)).toBe(true);
        expect(quantity).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('has at most one print under way: each that ends was started', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const states = [start];
        for (const next of events) states.push(reduceCard(states.at(-1) ?? start, next));
        const steps = states
          .slice(1)
          .map((after, index) => ({ before: states[index]?.printing, after: after.printing }));
        const started = steps.filter(({ before, after }) => !before && after).length;
        const over = steps.filter(({ before, after }) => before && !after).length;
        expect(started - over).toBe(states.at(-1)?.printing ? 1 : 0);
        // A second start during a print does not change it.
        expect(steps.every(({ before, after }) => !before || !after || before === after)).toBe(true);
      }),
    );
  });

  it('keeps no value longer than the article it was typed for', () => {
    fc.assert(
      fc.property(fc.array(event), fc.constantFrom(oats, milk), (events, article) => {
        expect(reduceCard(play(events), { type: 'article-picked', article }).values).toEqual({});
      }),
    );
  });
});
