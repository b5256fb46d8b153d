import type { StandardTemplate } from '../standard-template.ts';
import {
  ask,
  barcode,
  bold,
  caption,
  company,
  companyAddress,
  frame,
  line,
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

const topMm = 21.5;
const rowMm = 4.1;

/** Smallest type size in points: below it the x-height of the font is less than 1.2 mm. */
const LEAST_PT = 6.4;

/**
 * 100 × 70 mm: packed food. Allergens are in the list of ingredients only, in capitals: where there is a list, they are
 * not repeated (Commission Notice 2017/C 428/01, 18). Nothing is printed with an x-height under 1.2 mm (Regulation (EU)
 * 1169/2011, Art. 13). The user of the template is responsible for all information that a food must carry.
 */
export const food: StandardTemplate = {
  templateId: 'food-100x70',
  name: 'Food 100 × 70',
  kind: 'Food',
  description:
    'Packed food: ingredients, nutrition table, dates, storage and EAN-13. Write allergens in capitals in the list of ingredients.',
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
    ask('name', 'Name', 80),
    ask('netQuantity', 'Net quantity', 12),
    ask('ingredients', 'Ingredients', 350),
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
      'WHEAT flour, HAZELNUTS (22 %), sugar, BUTTER, whole EGG, invert sugar syrup, salt, raising agent (sodium bicarbonate), natural vanilla flavouring.',
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
    bold('name', [3, 2.5, 72, 9], '{{name}}', 18, { minSizePt: 9, maxLines: 2, lineHeight: 1.05 }),
    bold('quantity', [75, 2.5, 22, 9], '{{netQuantity}}', 15, { minSizePt: 9, align: 'right', maxLines: 1 }),
    line('rule', [3, 12.5, 97, 12.5], 0.5),
    text('ingredients', [3, 14, 48, 25.5], '{{ingredientsWord}}: {{ingredients}}', 7.5, {
      minSizePt: LEAST_PT,
      verticalAlign: 'top',
    }),
    text('storage', [3, 40, 48, 6.5], '{{storage}}', 7, {
      minSizePt: LEAST_PT,
      verticalAlign: 'top',
      maxLines: 2,
    }),
    text('best-before-caption', [3, 47, 22, 4.5], '{{bestBeforeWord}}', 7, {
      minSizePt: LEAST_PT,
      maxLines: 1,
    }),
    bold('best-before', [25, 47, 26, 4.5], '{{bestBefore}}', 9.5, { minSizePt: 7, maxLines: 1 }),
    text('lot-caption', [3, 51.5, 22, 4.5], '{{lotWord}}', 7, { minSizePt: LEAST_PT, maxLines: 1 }),
    bold('lot', [25, 51.5, 26, 4.5], '{{lot}}', 9.5, { minSizePt: 7, maxLines: 1 }),
    text('company', [3, 56.5, 48, 12], '{{company}}, {{companyAddress}}', 6.5, {
      minSizePt: LEAST_PT,
      verticalAlign: 'top',
    }),
    frame('table', [53, 14, 44, topMm + rows.length * rowMm + 0.8 - 14], 0.25),
    bold('nutrition', [54.5, 15, 41, 5], '{{nutritionWord}}', 8, { minSizePt: LEAST_PT, maxLines: 1 }),
    line('table-rule', [53, 20.7, 97, 20.7], 0.25),
    ...rows.flatMap((row, index) => nutrient(row, topMm + index * rowMm)),
    barcode('ean', [53, 52.3, 44, 16.5], 'ean13', '{{ean}}', { moduleMm: 0.36 }),
  ],
};

function nutrient(row: (typeof rows)[number], yMm: number) {
  const indentMm = row === 'saturates' || row === 'sugars' ? 2 : 0;
  return [
    text(`${row}-word`, [54.5 + indentMm, yMm, 22 - indentMm, rowMm], `{{${row}Word}}`, 6.5, {
      minSizePt: LEAST_PT,
      maxLines: 1,
    }),
    text(row, [74, yMm, 21.5, rowMm], `{{${row}}}`, 6.5, {
      minSizePt: LEAST_PT,
      align: 'right',
      maxLines: 1,
    }),
  ];
}
