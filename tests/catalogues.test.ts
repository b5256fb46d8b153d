import { describe, expect, it } from 'vitest';
import { argumentsOf, branchingsOf, pathOf, readCatalogues } from './catalogues.ts';

const catalogues = readCatalogues();
const english = catalogues.filter(({ language }) => language === 'en');
const places = (faulty: (text: string) => boolean) =>
  catalogues.flatMap(({ slice, language, messages }) =>
    [...messages].filter(([, text]) => faulty(text)).map(([key]) => `${slice} ${language}: ${key}`),
  );

/** Whether a plural has no case for one, or a choice no last case. */
const isBroken = (text: string) =>
  branchingsOf(text).some(
    ({ kind, cases }) => !cases.includes('other') || (kind === 'plural' && !cases.includes('one')),
  );

describe('the catalogues of messages', () => {
  it('are there for every slice, and are read under its own path', () => {
    expect(english.length).toBeGreaterThan(60);
    expect(english.filter(({ slice }) => pathOf(slice) !== slice).map(({ slice }) => slice)).toEqual([]);
  });

  it('have a case for one and for more in each plural, and a last case in each choice', () => {
    expect(isBroken('{n, plural, other {# labels}}')).toBe(true);
    expect(places(isBroken)).toEqual([]);
  });

  it('have no apostrophe that would quote, no straight quotation mark and no markup', () => {
    expect(places((text) => /['"<>]/.test(text))).toEqual([]);
  });

  it('have the same keys, arguments and choices in every language', () => {
    const bySlice = new Map(english.map(({ slice, messages }) => [slice, messages]));
    const wrong = catalogues.flatMap(({ slice, language, messages }) => {
      const source = bySlice.get(slice) ?? new Map<string, string>();
      const keys = new Set([...source.keys(), ...messages.keys()]);
      return [...keys]
        .filter((key) => shapeOf(source.get(key)) !== shapeOf(messages.get(key)))
        .map((key) => `${slice} ${language}: ${key}`);
    });
    expect(wrong).toEqual([]);
  });
});

/** What a translation shares with its source: its arguments and the cases of its choices. */
function shapeOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const choices = branchingsOf(text)
    .filter(({ kind }) => kind === 'select')
    .map(({ argument, cases }) => `${argument} ${cases.join()}`)
    .toSorted((one, other) => (one < other ? -1 : 1));
  return JSON.stringify([argumentsOf(text), [...new Set(choices)]]);
}
