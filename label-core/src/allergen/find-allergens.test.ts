import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMarkup, visibleText } from '../markup/bind-markup.ts';
import { allergensInTexts } from './allergens-in-texts.ts';
import { annexTwoGroups } from './annex-two.ts';
import { findAllergens } from './find-allergens.ts';
import { markAllergens } from './mark-allergens.ts';
import { allergenWords } from './words/index.ts';

const found = (value: string) =>
  findAllergens(readMarkup(value)).map(
    ({ group, word, isMarked }) => `${isMarked ? '' : '!'}${group}:${word}`,
  );

const groupsOf = (pattern: string) =>
  findAllergens(readMarkup(pattern.replaceAll(/^-|-$/gu, ''))).map(({ group }) => group);

describe('names of substances of Annex II', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'English words',
      'WHEAT flour, whole Egg, skimmed milk powder',
      ['gluten:WHEAT', '!eggs:Egg', '!milk:milk'],
    ],
    [
      'plurals',
      'prawns, hazelnuts, sulphites',
      ['!crustaceans:prawns', '!nuts:hazelnuts', '!sulphites:sulphites'],
    ],
    ['the name in a German compound', 'Hartweizengrieß, Vollmilchpulver', ['!gluten:weizen', '!milk:milch']],
    ['German endings', 'Mandeln, Eier, Haselnüsse', ['!nuts:Mandeln', '!eggs:Eier', '!nuts:Haselnüsse']],
    ['no egg in wine and rice', 'Wein, Reis, Eis, Geige', []],
    [
      'French without accents',
      'farine de ble, lait entier, noix',
      ['!gluten:ble', '!milk:lait', '!nuts:noix'],
    ],
    ['French with accents written apart', 'farine de ble\u0301', ['!gluten:ble\u0301']],
    ['Danish', 'hvedemel, sødmælk, æggehvide', ['!gluten:hvede', '!milk:mælk', '!eggs:æggehvide']],
    ['Spanish', 'harina de trigo, almendras, apio', ['!gluten:trigo', '!nuts:almendras', '!celery:apio']],
    [
      'Italian',
      'farina di frumento, uova, arachidi',
      ['!gluten:frumento', '!eggs:uova', '!peanuts:arachidi'],
    ],
    ['Dutch', 'tarwebloem, melkpoeder, sojalecithine', ['!gluten:tarwe', '!milk:melk', '!soybeans:soja']],
    ['Swedish', 'vetemjöl, skummjölkspulver', ['!gluten:vete', '!milk:mjölk']],
    ['Polish', 'mąka pszenna, mleko w proszku', ['!gluten:pszenna', '!milk:mleko']],
    ['Portuguese', 'farinha de trigo, camarão', ['!gluten:trigo', '!crustaceans:camarão']],
    ['Finnish', 'vehnäjauho, kananmuna', ['!gluten:vehnä', '!eggs:kananmuna']],
    ['numbers of additives', 'preservative (E223), E2201', ['!sulphites:E223']],
    ['buckwheat, not wheat', 'buckwheat, Buchweizenmehl, boghvede, bovete', []],
    ['coconut and nutmeg, not nuts', 'coconut, nutmeg, noix de coco, Muskatnuss, nuez moscada', []],
    [
      'cocoa butter and coconut milk, not milk',
      'cocoa butter, coconut milk, Kakaobutter, beurre de cacao',
      [],
    ],
    ['peanut butter: peanuts, not milk', 'peanut butter', ['!peanuts:peanut']],
    ['oat milk: oats, not milk', 'oat milk', ['!gluten:oat']],
    ['what has a tag', '<b>milk</b>, <u>egg</u>, <i>fish</i>', ['milk:milk', 'eggs:egg', 'fish:fish']],
    ['what has a tag in part', '<b>mi</b>lk', ['!milk:milk']],
    ['the name in a compound that has a tag', '<b>Weizen</b>mehl', ['gluten:Weizen']],
    ['capitals only among small letters', 'MILK, EGG', ['!milk:MILK', '!eggs:EGG']],
    ['words on two lines', 'sulphur\ndioxide', ['!sulphites:sulphur\ndioxide']],
    [
      'ligatures and ß as they are typed too',
      'OEUFS, œufs, Süssrahm, Weiß',
      ['eggs:OEUFS', '!eggs:œufs', '!milk:rahm'],
    ],
    ['nothing in an empty text', '', []],
  ])('finds %s', (_name, value, expected) => {
    expect(found(value)).toEqual(expected);
  });

  it.each([
    'Store at room temperature. Consume within two days. Most drugs cost almost nothing.',
    'Kühl lagern und nach dem Öffnen innerhalb von zwei Tagen verbrauchen. Kost für Feiern, Frost, Geier.',
    'À conserver au frais. Après ouverture, consommer sous trois jours. Avis au public.',
    'Conservar en lugar fresco. Una vez abierto, consumir en tres días.',
    'Kalamata olives, tomatoes, salt, olive oil, oregano.',
    'Bewaar koel. Na openen binnen drie dagen gebruiken.',
  ])('are not in an ordinary sentence: %s', (sentence) => {
    expect(found(sentence)).toEqual([]);
  });

  it('has words for every group in every language, each a name that is found as such', () => {
    for (const { names, exceptions } of Object.values(allergenWords)) {
      for (const group of annexTwoGroups) {
        const words = names[group].split(', ');
        expect(words.length).toBeGreaterThan(0);
        for (const word of words) {
          expect(word).toMatch(/^-?[^-,\s][^,]*[^,\s]$/u);
          expect([word, groupsOf(word).includes(group)]).toEqual([word, true]);
        }
        for (const word of (exceptions[group] ?? '').split(', ')) {
          expect([word, groupsOf(word).includes(group)]).toEqual([word, false]);
        }
      }
    }
  });

  it('are where it is said, in any text', () => {
    const piece = fc.constantFrom(
      'milk',
      'Weizen',
      'mehl',
      'İ',
      'e\u0301',
      '😀',
      ' ',
      ', ',
      '<b>',
      '</b>',
      '&lt;',
      '<br>',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const value = pieces.join('');
        const text = visibleText(value);
        for (const { start, end, word } of findAllergens(readMarkup(value)))
          expect(text.slice(start, end)).toBe(word);
      }),
    );
  });
});

describe('names on a label', () => {
  it('are those of its texts with the values in them; in a bold text bold sets nothing apart', () => {
    const texts = [
      { value: 'Ingredients: {{ingredients}}, <b>egg</b>', isBold: false },
      { value: '<b>{{ingredients}}</b>, <u>rye</u>', isBold: true },
      // The name of a product is no list.
      { value: 'Milk chocolate with hazelnuts', isBold: true },
    ];
    const findings = allergensInTexts(texts, { ingredients: 'skimmed <b>milk</b>, soya' });
    expect(findings.map(({ word, isMarked }) => `${isMarked ? '' : '!'}${word}`)).toEqual([
      'milk',
      '!soya',
      'egg',
      '!milk',
      '!soya',
      'rye',
    ]);
  });
});

describe('names that a person sets apart', () => {
  it.each<[string, 'bold' | 'capitals', string]>([
    ['skimmed milk, egg', 'bold', 'skimmed <b>milk</b>, <b>egg</b>'],
    ['skimmed milk, egg', 'capitals', 'skimmed MILK, EGG'],
    ['Vollmilchpulver &amp; x<br>y', 'bold', 'Voll<b>milch</b>pulver &amp; x<br>y'],
    ['Vollmilchpulver &amp; x<br>y', 'capitals', 'VollMILCHpulver &amp; x<br>y'],
    ['<i>mi</i>lk <em>', 'bold', '<i><b>mi</i>lk</b> <em>'],
  ])('of %s in %s', (value, mark, expected) => {
    const ranges = findAllergens(readMarkup(value)).filter(({ isMarked }) => !isMarked);
    expect(markAllergens(value, ranges, mark)).toBe(expected);
  });

  it('are set apart afterwards, and nothing else is changed', () => {
    const piece = fc.constantFrom(
      'milk',
      'Weizen',
      'mehl',
      'egg',
      'x',
      ' ',
      ', ',
      '<b>',
      '</b>',
      '<u>',
      '</u>',
      '&lt;',
      '<br>',
      '<',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const value = pieces.join('');
        const ranges = findAllergens(readMarkup(value));
        const marked = markAllergens(value, ranges, 'bold');
        expect(visibleText(marked)).toBe(visibleText(value));
        expect(findAllergens(readMarkup(marked)).filter(({ isMarked }) => !isMarked)).toEqual([]);
        expect(marked.replaceAll(/<\/?b>/gu, '')).toBe(value.replaceAll(/<\/?b>/gu, ''));
      }),
    );
  });
});
