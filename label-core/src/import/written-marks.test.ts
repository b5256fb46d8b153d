import { describe, expect, it } from 'vitest';
import { decodeEntities, underscoredWords } from './index.ts';
import { underscoredAsBold } from './underscored-words.ts';
import { checkText } from './testing/check-text.ts';

describe('an entity of HTML', () => {
  it.each([
    ['Chips &lt; 30 % fat', 'Chips < 30 % fat'],
    ['Salt &amp; pepper', 'Salt & pepper'],
    ['&quot;Extra&quot; d&#39;Or &apos;', `"Extra" d'Or '`],
    ['cr&#232;me br&#xFB;l&#xe9;e', 'crème brûlée'],
    ['100&nbsp;g', '100\u00a0g'],
    ['&amp;lt;', '&lt;'],
    ['Salt & pepper', 'Salt & pepper'],
    ['A&B; C&nosuch; &;', 'A&B; C&nosuch; &;'],
    ['&#0; &#xD800; &#9999999;', '&#0; &#xD800; &#9999999;'],
  ])('in %j is read as %j', (text, decoded) => {
    expect(decodeEntities(text)).toBe(decoded);
  });

  it('is decoded in names and data of an imported file, never in numbers', () => {
    const { values, faults } = checkText(
      'Artikelnummer,Name,Zutaten\n1&amp;2,Fish &amp; chips,Salt &lt; 1 %\n',
    );
    expect(faults).toEqual([]);
    expect(values).toEqual([
      {
        kind: 'article',
        name: 'Fish & chips',
        externalIdentifier: '1&amp;2',
        articleData: [{ key: 'ingredients', data: 'Salt < 1 %' }],
      },
    ]);
  });

  it('that hides a character that is no text is a fault', () => {
    const { faults } = checkText('Artikelnummer,Name\n1,a&#127;b\n');
    expect(faults).toMatchObject([{ cause: 'not-text' }]);
  });
});

describe('words between underscores', () => {
  it.each([
    ['Farine de _blé_, sucre', '_blé_'],
    ['(_lait entier_)', '_lait entier_'],
    ['_SOYA_.', '_SOYA_'],
  ])('are found in %j', (text, words) => {
    expect(underscoredWords(text)).toBe(words);
  });

  it.each(['part_number_7', 'a _ b _ c', '___', '__', '_12_', 'E_numbers', ''])(
    'are not seen in %j',
    (text) => {
      expect(underscoredWords(text)).toBeUndefined();
    },
  );
});

describe('words between underscores that become bold', () => {
  it.each([
    ['Farine de _blé_, _lait entier_', 'Farine de <b>blé</b>, <b>lait entier</b>'],
    ['_lait_ 5 < 6 & <b> &lt;', '<b>lait</b> 5 < 6 & &lt;b> &amp;lt;'],
    ['part_number_7 <b>', 'part_number_7 <b>'],
    ['', ''],
  ])('in %j give %j', (text, marked) => {
    expect(underscoredAsBold(text)).toBe(marked);
  });

  it('are so in the values of articles where the import says so, and nowhere else', () => {
    const text = 'Artikelnummer,Name,Zutaten\n1,Pain _bio_,Farine de _blé_\n';
    expect(checkText(text, 'articles', ['ingredients'], { underscoredAsBold: true }).values).toMatchObject([
      { name: 'Pain _bio_', articleData: [{ data: 'Farine de <b>blé</b>' }] },
    ]);
    expect(checkText(text).values).toMatchObject([{ articleData: [{ data: 'Farine de _blé_' }] }]);
  });
});
