import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './choose-language';

describe('the language of a page', () => {
  it.each<[string, string, string[], { language: string; tag: string }]>([
    [
      'is the chosen one, in the region of the browser',
      'de',
      ['en-US', 'de-AT'],
      { language: 'de', tag: 'de-AT' },
    ],
    ['is the chosen one without a region of its own', 'fr', ['en-US'], { language: 'fr', tag: 'fr' }],
    [
      'is the first of the browser that is spoken',
      '',
      ['sv-SE', 'es-MX', 'de'],
      { language: 'es', tag: 'es-MX' },
    ],
    ['is English where none is spoken', '', ['sv-SE'], { language: 'en', tag: 'en-GB' }],
    ['is English where the browser names none', '', [], { language: 'en', tag: 'en-GB' }],
    ['keeps months first for whoever writes so', '', ['en-US'], { language: 'en', tag: 'en-US' }],
    ['takes nothing unknown for a choice', 'klingon', ['de'], { language: 'de', tag: 'de' }],
    [
      'takes no property of objects for a language',
      'toString',
      ['constructor'],
      { language: 'en', tag: 'en-GB' },
    ],
  ])('%s', (_, chosen, wanted, expected) => {
    expect(chooseLanguage(chosen, wanted)).toEqual(expected);
  });
});
