import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readList, readMerged } from './envelope';
import { asServerSpells } from './id-spelling';
import * as lenient from './lenient';

const cup = z.object({ id: lenient.id(), name: lenient.text() });

describe('a list', () => {
  it('shows every row that can be read', () => {
    expect(readList({ data: [{ name: 'No id' }, { id: 2, name: 'Blue' }, null] }, cup)).toEqual([
      { id: 2, name: 'Blue' },
    ]);
  });

  it('is unreadable where no row can be read', () => {
    expect(() => readList([{ name: 'No id' }], cup)).toThrow('could not be read');
    expect(readList([], cup)).toEqual([]);
  });
});

describe('fields beside the envelope', () => {
  const flags = z.object({ isOn: lenient.flag(), isNew: lenient.flag() });

  it.each([
    [{ data: { isOn: true }, isNew: true }],
    [{ isOn: true, isNew: true }],
    [{ data: { isOn: true, isNew: true } }],
  ])('are read with those inside: %o', (json) => {
    expect(readMerged(json, flags)).toEqual({ isOn: true, isNew: true });
  });

  it.each([[null], ['text'], [{ data: null }], [[]]])('are no answer where there are none: %o', (json) => {
    expect(() => readMerged(json, flags)).toThrow('could not be read');
  });
});

describe('an id', () => {
  it('goes back as it came, and stays the same in the program', () => {
    const [text, number] = readList([{ id: '90071' }, { id: 90072 }], cup);
    expect([text?.id, number?.id]).toEqual([90071, 90072]);
    expect(
      asServerSpells({ labelId: 90071, quantity: 90071, article: { id: 90072 }, groups: [90071, 90072] }),
    ).toEqual({ labelId: '90071', quantity: 90071, article: { id: 90072 }, groups: ['90071', 90072] });
  });

  it('goes back as a number where it came both ways', () => {
    readList([{ id: '90073' }, { id: 90073 }], cup);
    expect(asServerSpells({ cupId: 90073 })).toEqual({ cupId: 90073 });
  });
});
