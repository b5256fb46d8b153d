import { describe, expect, it } from 'vitest';
import { codeOf } from '../label-core/src/sentence/code-of.ts';
import { LANGUAGES } from '../label-core/src/sentence/languages.ts';
import { argumentsOf, branchingsOf, pathOf, readCatalogues } from './catalogues.ts';
import { unusedKeys } from './unused-keys.ts';
import { readSourceFiles } from './source-files.ts';

const TRANSLATED = Object.keys(LANGUAGES).filter((language) => language !== 'en');

const catalogues = readCatalogues();
const english = catalogues.filter(({ language }) => language === 'en');
const places = (faulty: (text: string) => boolean) =>
  catalogues.flatMap(({ folder, language, messages }) =>
    [...messages].filter(([, text]) => faulty(text)).map(([key]) => `${folder} ${language}: ${key}`),
  );

/** Returns whether a plural has no case for one, or a choice no last case. */
const isBroken = (text: string) =>
  branchingsOf(text).some(
    ({ kind, cases }) => !cases.includes('other') || (kind === 'plural' && !cases.includes('one')),
  );

describe('the catalogues of messages', () => {
  it('are there for every slice, and are read under its own path', () => {
    const ofApp = english.filter(({ folder }) => folder.startsWith('src/'));
    expect(ofApp.length).toBeGreaterThan(60);
    expect(
      ofApp.filter(({ folder }) => `src/${pathOf(folder)}` !== folder).map(({ folder }) => folder),
    ).toEqual([]);
  });

  it('have each code once: another program asks for it', () => {
    const codes = english
      .filter(({ kind }) => kind === 'sentences')
      .flatMap(({ messages }) => [...messages.keys()].map((key) => key.split('.').map(codeOf).join('.')));
    expect(codes.length).toBeGreaterThan(100);
    expect(codes.filter((code, index) => codes.indexOf(code) < index)).toEqual([]);
  });

  it('have no key that nobody reads', () => {
    expect(unusedKeys(english, readSourceFiles())).toEqual([]);
  });

  it('have a case for one and for more in each plural, and a last case in each choice', () => {
    expect(isBroken('{n, plural, other {# labels}}')).toBe(true);
    expect(places(isBroken)).toEqual([]);
  });

  it('have no apostrophe that would quote, no straight quotation mark and no markup', () => {
    expect(places((text) => /['"<>]/.test(text))).toEqual([]);
  });

  it('spell favorite and canceled as the specification does', () => {
    expect(places((text) => /favourit|cancell(ed|ing)/i.test(text))).toEqual([]);
  });

  it('have the same keys, arguments and choices in each language', () => {
    const wrong = english.flatMap(({ kind, folder, messages: source }) =>
      TRANSLATED.flatMap((language) => {
        const messages = catalogues.find(
          (one) => one.kind === kind && one.folder === folder && one.language === language,
        )?.messages;
        const keys = new Set([...source.keys(), ...(messages?.keys() ?? [])]);
        return [...keys]
          .filter((key) => shapeOf(source.get(key)) !== shapeOf(messages?.get(key)))
          .map((key) => `${folder} ${language}: ${key}`);
      }),
    );
    expect(wrong).toEqual([]);
  });
});

const catalogue = (folder: string, ...keys: string[]) => ({
  kind: 'i18n' as const,
  folder,
  language: 'en',
  messages: new Map(keys.map((key) => [key, 'Text'])),
});
const code = (path: string, text: string) => ({ path, text });

describe('a key that nobody reads', () => {
  it.each([
    ['read by its name', 'texts.cup.full', []],
    ['taken out of its group', 'const { full } = texts.cup;', []],
    ['one of a group that is read by a value', 'texts.cup[state]', []],
    ['one of a group that is handed on', 'render(texts.cup)', []],
    ['named nowhere', 'texts.saucer.empty', ['src/pages/cup: cup.full']],
    ['read in another slice only', '', ['src/pages/cup: cup.full']],
  ])('is not one that is %s', (_how, text, expected) => {
    const files = [
      code('src/pages/cup/ui/cup.tsx', text),
      code('src/pages/jug/ui/jug.tsx', 'texts.cup.full'),
    ];
    expect(unusedKeys([catalogue('src/pages/cup', 'cup.full')], files)).toEqual(expected);
  });
});

/** Returns what a translation must share with its source: its arguments and the cases of its choices. */
function shapeOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const choices = branchingsOf(text)
    .filter(({ kind }) => kind === 'select')
    .map(({ argument, cases }) => `${argument} ${cases.join()}`)
    .toSorted((one, other) => (one < other ? -1 : 1));
  return JSON.stringify([argumentsOf(text), [...new Set(choices)]]);
}
