import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Sentence } from 'label-core/sentence';
import { setLanguage } from './language';
import { translated } from './translated';
import { addTranslations } from './translations';

/** As the build makes them, by code. */
const german = {
  'cup.over': 'Die Tasse ist leer.',
  'cup.warm': ['Die Tasse, ', ['subject'], ', ist ', ['degrees', 4], ' Grad warm.'],
  'subject.name': ['„', ['name'], '“'],
  'cup.left': [['count', 2, { one: 'Eine Tasse', other: [0, ' Tassen'] }], ' von ', ['names'], '.'],
} as never;

beforeEach(() => {
  setLanguage('de');
  addTranslations([['sentences', german]]);
});
afterEach(() => {
  setLanguage('en');
  addTranslations([['sentences', {}]]);
});

const said = (code: string, args: Sentence['args'] = {}): Sentence => ({
  code,
  args,
  message: 'As it came.',
});
const subject: Sentence = { code: 'subject.name', args: { name: 'Tea' }, message: '“Tea”' };

describe('what a program says', () => {
  it('is read in the language of the page, with what it names and its numbers', () => {
    expect(translated(said('cup.over'))).toBe('Die Tasse ist leer.');
    expect(translated(said('cup.warm', { subject, degrees: 1234.5 }))).toBe(
      'Die Tasse, „Tea“, ist 1.234,5 Grad warm.',
    );
    expect(translated(said('cup.left', { count: 2, names: ['A', 'B', 'C'] }))).toBe(
      '2 Tassen von A, B und C.',
    );
  });

  it.each<[string, Sentence]>([
    ['its code is not known', said('cup.new')],
    ['a value is missing', said('cup.warm', { subject })],
    ['a number is none', said('cup.warm', { subject, degrees: 'many' })],
    ['what it counts is no number', said('cup.left', { count: '2', names: 'A' })],
  ])('stays as it came where %s', (_, sentence) => {
    expect(translated(sentence)).toBe('As it came.');
  });

  it('keeps the English of a part that is not known here', () => {
    expect(translated(said('cup.warm', { subject: { ...subject, code: 'subject.new' }, degrees: 1 }))).toBe(
      'Die Tasse, “Tea”, ist 1 Grad warm.',
    );
  });
});
