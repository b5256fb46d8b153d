import { describe, expect, it } from 'vitest';
import { loadSentences } from './load-sentences.ts';
import { sentencesOf } from './sentences-of.ts';

const en = {
  cup: { isOver: 'The cup is empty.', because: 'Nothing: {cause} {at}.', left: '{n, number} left.' },
};
const de = {
  cup: { isOver: 'Die Tasse ist leer.', because: 'Nichts: {cause} {at}.', left: 'Noch {n, number}.' },
};
const { cup } = sentencesOf(en);

describe('a sentence in the language of a page', () => {
  it('has the translation of its code and of the sentences in it, and numbers in the format of the language', async () => {
    const write = await loadSentences((language) => Promise.resolve(language === 'de' ? { de } : {}));
    const because = { ...cup.isOver, code: 'cup.because', args: { cause: cup.isOver, at: '12:00' } };
    expect(write(because, 'de')).toBe('Nichts: Die Tasse ist leer. 12:00.');
    expect(write({ code: 'cup.left', args: { n: 1234 }, message: '1,234 left.' }, 'de')).toBe('Noch 1.234.');
  });

  it('is in English if the language, the code or a value is missing', async () => {
    const write = await loadSentences((language) => Promise.resolve(language === 'de' ? { de } : {}));
    expect(write(cup.isOver, 'fr')).toBe('The cup is empty.');
    expect(write({ ...cup.isOver, code: 'cup.new' }, 'de')).toBe('The cup is empty.');
    expect(write({ code: 'cup.because', args: {}, message: 'As it came.' }, 'de')).toBe('As it came.');
  });
});
