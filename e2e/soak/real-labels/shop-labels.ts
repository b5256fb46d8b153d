import { barcode, box, line, oval, text } from './drawn-element.ts';
import type { RealLabel } from './real-label.ts';

/** Rows of a nutrition table: what, and how much in 100 g. */
const NUTRITION = [
  ['Energy', '1,540 kJ / 368 kcal'],
  ['Fat', '15 g'],
  ['of which saturates', '9.1 g'],
  ['Carbohydrate', '51 g'],
  ['of which sugars', '31 g'],
  ['Protein', '6.2 g'],
  ['Salt', '0.52 g'],
] as const;
const ROW_MM = 3.2;
const TABLE = { left: 61, top: 10, width: 37, value: 17 };

const nutritionTable = [
  text('table title', 'Nutrition per 100 g', [TABLE.left, 6.4, TABLE.width, 3.2], 6.5, { isBold: true }),
  box('table', [TABLE.left, TABLE.top, TABLE.width, NUTRITION.length * ROW_MM], 0.25),
  ...NUTRITION.flatMap(([what, amount], row) => {
    const top = TABLE.top + row * ROW_MM;
    const right = TABLE.left + TABLE.width;
    return [
      ...(row === 0 ? [] : [line(`rule ${row}`, [TABLE.left, top], [right, top], 0.2)]),
      text(what.toLowerCase(), what, [TABLE.left + 0.8, top + 0.1, 20, 3], 5.5, { downTo: 5 }),
      text(
        `${what.toLowerCase()} amount`,
        amount,
        [right - TABLE.value - 0.8, top + 0.1, TABLE.value, 3],
        5.5,
        {
          across: 'Right',
          downTo: 4.5,
        },
      ),
    ];
  }),
];

export const food: RealLabel = {
  file: 'food',
  name: 'Food with nutrition table',
  widthMm: 100,
  heightMm: 56,
  article: { name: 'Butter biscuits with chocolate', number: '9501101530003' },
  values: {
    ingredients:
      'Wheat flour, sugar, butter (milk) 18 %, cocoa mass, cocoa butter, whole egg powder, skimmed milk powder, salt, emulsifier: lecithins (soya), raising agent: ammonium carbonates. May contain hazelnuts and almonds.',
    lot: 'L26330',
    'best before': '30 November 2027',
  },
  codes: ['9501101530003'],
  elements: [
    text('name', '{{name}}', [2, 2, 57, 8], 13, { isBold: true, downTo: 8 }),
    text('ingredients', 'Ingredients: {{ingredients}}', [2, 11, 57, 16], 6.5, { downTo: 5 }),
    text('keep', 'Store in a cool and dry place.', [2, 27.6, 57, 3], 6),
    text('best before', 'Best before: {{best before}}', [2, 31, 57, 3.6], 7, { isBold: true, downTo: 6 }),
    text('lot', 'Lot {{lot}}', [2, 35, 57, 3.4], 7, { downTo: 6 }),
    text('weight', '250 g', [2, 43, 18, 8], 16, { isBold: true }),
    barcode('ean', 'EAN-13', '{{ean}}', [59.5, 37, 39, 16]),
    ...nutritionTable,
  ],
};

export const shelfEdge: RealLabel = {
  file: 'shelf-edge',
  name: 'Shelf edge',
  widthMm: 70,
  heightMm: 32,
  article: { name: 'Ground coffee, medium roast, 500 g', number: '9501101530010' },
  values: { price: '6.49', 'unit price': '12.98' },
  codes: ['9501101530010'],
  elements: [
    text('name', '{{name}}', [2, 1.5, 66, 9], 11, { isBold: true, downTo: 7 }),
    text('price', '€ {{price}}', [40, 11, 29, 14], 28, { isBold: true, across: 'Right', downTo: 18 }),
    text('unit price', '€ {{unit price}} / kg', [40, 26.5, 29, 4], 8, { across: 'Right' }),
    barcode('ean', 'EAN-13', '{{ean}}', [0.5, 12, 39, 18]),
  ],
};

export const jewellery: RealLabel = {
  file: 'jewellery',
  name: 'Jewellery',
  widthMm: 50,
  heightMm: 10,
  article: { name: 'Ring 585, size 54', number: 'R-585-54' },
  values: { price: '249.00' },
  codes: ['R-585-54'],
  elements: [
    barcode('code', 'Data Matrix', '{{externalIdentifier}}', [1, 1.2, 7.6, 7.6]),
    text('number', '{{externalIdentifier}}', [9.5, 1, 18, 3.6], 7, { isBold: true, downTo: 5 }),
    text('name', '{{name}}', [9.5, 5, 18, 4], 5, { downTo: 4 }),
    text('price', '€ {{price}}', [29, 2.4, 20, 5.4], 11, { isBold: true, across: 'Right', downTo: 7 }),
  ],
};

/** Symbols of care, drawn from lines: wash at 30, do not bleach, iron with one dot, tumble dry with one dot. */
const careSymbols = [
  line('tub left', [3, 24], [4.2, 29.5]),
  line('tub bottom', [4.2, 29.5], [9.8, 29.5]),
  line('tub right', [11, 24], [9.8, 29.5]),
  line('water', [3.4, 25.6], [10.6, 25.6]),
  text('degrees', '30', [4.6, 25.8, 5, 3.6], 7, { across: 'Centre' }),
  line('bleach left', [16, 29.5], [19, 24]),
  line('bleach right', [19, 24], [22, 29.5]),
  line('bleach bottom', [16, 29.5], [22, 29.5]),
  line('bleach not one', [15.6, 24], [22.4, 30]),
  line('bleach not two', [22.4, 24], [15.6, 30]),
  line('iron bottom', [3, 38], [11, 38]),
  line('iron back', [3, 38], [4.6, 35]),
  line('iron top', [4.6, 35], [10.4, 35]),
  line('iron front', [10.4, 35], [11, 38]),
  line('iron handle', [5.2, 33], [10, 33]),
  line('iron neck', [10, 33], [10.4, 35]),
  text('iron dot', '•', [5.6, 34.9, 3, 3.2], 7, { across: 'Centre' }),
  box('dryer', [16, 32.4, 6.4, 6.4]),
  oval('drum', [16.6, 33, 5.2, 5.2]),
  text('dryer dot', '•', [17.7, 34, 3, 3.2], 7, { across: 'Centre' }),
] as const;

export const textile: RealLabel = {
  file: 'textile-care',
  name: 'Textile care',
  widthMm: 30,
  heightMm: 60,
  article: { name: 'Knitted cardigan', number: 'KC-1042' },
  values: { size: 'M', fibres: '70 % wool, 25 % polyamide, 5 % elastane' },
  codes: ['KC-1042'],
  elements: [
    text('name', '{{name}}', [2, 2, 26, 4], 8, { isBold: true, downTo: 6 }),
    text('size', 'Size {{size}}', [2, 6.6, 26, 4], 8),
    text('fibres', '{{fibres}}', [2, 11.4, 26, 11], 7.5, { downTo: 5 }),
    ...careSymbols,
    text('made', 'Made in Portugal', [2, 41, 26, 3.2], 6),
    barcode('code', 'Data Matrix', '{{externalIdentifier}}', [8, 45.5, 13, 13]),
  ],
};
