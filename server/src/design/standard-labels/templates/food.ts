import type { StandardTemplate } from '../standard-template.ts';
import {
  ask,
  barcode,
  bold,
  caption,
  company,
  companyAddress,
  line,
  table,
  text,
} from '../template-parts.ts';

const rows = ['energy', 'fat', 'saturates', 'carbohydrate', 'sugars', 'protein', 'salt'] as const;
const words = {
  energy: 'Energy',
  fat: 'Fat',
  saturates: 'of which saturates',
  carbohydrate: 'Carbohydrate',
  sugars: 'of which sugars',
  protein: 'Protein',
  salt: 'Salt',
} as const;

/** Everything on the label is mandatory information: Regulation (EU) 1169/2011, Art. 9 and 13 (2). */
const mandatory = { minXHeightMm: 1.2, markup: true } as const;

/** Paragraphs of one text, so that a short address leaves its room to a long list of ingredients. */
const paragraphs = [
  '<b>{{ingredientsWord}}:</b> {{ingredients}}',
  '{{storage}}',
  '{{company}}, {{companyAddress}}',
].join('<br>');

/**
 * 100 × 70 mm: packed food. Allergens are in the list of ingredients only, in bold (`<b>milk</b>`): where there is a list, they
 * are not repeated (Commission Notice 2017/C 428/01, 18), and they are set apart by their typeset (Regulation (EU) 1169/2011, Art.
 * 21). Nothing is printed with an x-height under 1.2 mm (Art. 13). The nutrition declaration is in the order of Annex XV. The
 * user of the template is responsible for all information that a food must carry.
 */
export const food: StandardTemplate = {
  templateId: 'food-100x70',
  name: 'Food 100 × 70',
  kind: 'Food',
  description:
    'Packed food: ingredients, nutrition table, dates, storage and EAN-13. Set allergens in bold in the list of ingredients.',
  widthMm: 100,
  heightMm: 70,
  parameters: [
    company,
    companyAddress,
    caption('ingredientsWord', 'Ingredients'),
    caption('bestBeforeWord', 'Best before'),
    caption('lotWord', 'Lot'),
    caption('nutritionWord', 'Nutrition per 100 g', 28),
    ...rows.map((row) => caption(`${row}Word`, words[row])),
  ],
  variables: [
    ask('name', 'Name', 100),
    ask('netQuantity', 'Net quantity', 12),
    ask('ingredients', 'Ingredients', 600),
    ask('storage', 'Storage', 80),
    ask('bestBefore', 'Best before', 16),
    ask('lot', 'Lot', 16),
    ...rows.map((row) => ask(row, words[row], 18)),
    ask('ean', 'EAN', 13),
  ],
  sampleValues: {
    name: 'Hazelnut biscuits',
    netQuantity: '250 g',
    ingredients:
      '<b>Wheat</b> flour, <b>hazelnuts</b> (22 %), sugar, <b>butter</b>, whole <b>egg</b>, invert sugar syrup, salt, raising agent (sodium bicarbonate), natural vanilla flavouring.',
    storage: 'Keep cool and dry. Once opened, use within 14 days.',
    bestBefore: '31.12.2027',
    lot: 'L26318A',
    energy: '2110 kJ / 505 kcal',
    fat: '28 g',
    saturates: '9.8 g',
    carbohydrate: '54 g',
    sugars: '24 g',
    protein: '7.9 g',
    salt: '0.62 g',
    ean: '9501101530003',
  },
  elements: [
    bold('name', [3, 2.5, 72, 7.5], '{{name}}', 15, { ...mandatory, maxLines: 2, lineHeight: 1.05 }),
    bold('quantity', [75, 2.5, 22, 7.5], '{{netQuantity}}', 15, {
      ...mandatory,
      align: 'right',
      maxLines: 1,
    }),
    line('rule', [3, 10.6, 97, 10.6], 0.5),
    text('ingredients', [3, 11.3, 94, 28.9], paragraphs, 8, {
      ...mandatory,
      verticalAlign: 'top',
      lineHeight: 1.15,
    }),
    table('nutrition', [3, 40.6, 50.5, 27], {
      ...mandatory,
      columns: [{}, { widthMm: 22.5, align: 'right' }],
      rows: [
        { cells: [{ value: '{{nutritionWord}}', colspan: 2 }], header: true },
        ...rows.map((row) => ({ cells: [{ value: wordOf(row) }, { value: `{{${row}}}` }] })),
      ],
      sizePt: 6.5,
      rules: 'rows',
      ruleMm: 0.125,
      paddingMm: 0.3,
    }),
    text(
      'dates',
      [55, 40.6, 42, 9],
      '{{bestBeforeWord}} <b>{{bestBefore}}</b><br>{{lotWord}} <b>{{lot}}</b>',
      8,
      { ...mandatory, verticalAlign: 'top', lineHeight: 1.15 },
    ),
    barcode('ean', [54, 50.5, 43.5, 17], 'ean13', '{{ean}}', { moduleMm: 0.36 }),
  ],
};

/** Returns the word of a nutrient; what is a part of the one above begins further right. */
function wordOf(row: (typeof rows)[number]): string {
  const isPart = row === 'saturates' || row === 'sugars';
  return isPart ? `\u00a0\u00a0{{${row}Word}}` : `{{${row}Word}}`;
}
