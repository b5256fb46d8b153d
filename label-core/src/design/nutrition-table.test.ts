import { describe, expect, it } from 'vitest';
import { layout } from '../layout/layout.ts';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { sampleTemplate } from '../testing/sample-template.ts';
import { applyEdit } from './apply-edit.ts';
import { nutritionElement, nutritionLine, nutritionTable, nutritionVariables } from './nutrition-table.ts';

const fonts = loadFontSet();
const languages = ['en', 'de', 'fr', 'es'] as const;

const values = {
  energy: '2110 kJ / 505 kcal',
  fat: '28 g',
  saturates: '9.8 g',
  carbohydrate: '54 g',
  sugars: '24 g',
  protein: '7.9 g',
  salt: '0.62 g',
};
const ofPortion = Object.fromEntries(
  Object.entries(values).map(([name, value]) => [`${name}Portion`, value]),
);

const labelWith = (
  widthMm: number,
  heightMm: number,
  language: (typeof languages)[number],
  hasPortion: boolean,
) => {
  const label = sampleTemplate({ widthMm, heightMm });
  const options = { language, hasPortion };
  const element = nutritionElement(label, { name: 'nutrition', ...options });
  return applyEdit(label, { kind: 'add', element, variables: nutritionVariables(options) });
};

describe('a nutrition declaration', () => {
  it('has the nutrients in the order of the regulation', () => {
    const { rows, columns } = nutritionTable({ language: 'en', hasPortion: true });
    expect(columns).toHaveLength(3);
    expect(rows.map(({ cells }) => cells.map(({ value }) => value.trim()))).toEqual([
      ['Nutrition', 'per 100 g', 'per portion'],
      ['Energy', '{{energy}}', '{{energyPortion}}'],
      ['Fat', '{{fat}}', '{{fatPortion}}'],
      ['of which saturates', '{{saturates}}', '{{saturatesPortion}}'],
      ['Carbohydrate', '{{carbohydrate}}', '{{carbohydratePortion}}'],
      ['of which sugars', '{{sugars}}', '{{sugarsPortion}}'],
      ['Protein', '{{protein}}', '{{proteinPortion}}'],
      ['Salt', '{{salt}}', '{{saltPortion}}'],
    ]);
  });

  it.each(languages.flatMap((language) => [true, false].map((hasPortion) => ({ language, hasPortion }))))(
    'prints as a table with an x-height of 1.2 mm where there is room: %o',
    ({ language, hasPortion }) => {
      const template = labelWith(100, 60, language, hasPortion);
      expect(template.elements).toMatchObject([{ type: 'table', minXHeightMm: 1.2 }]);
      expect(template.variables).toEqual(nutritionVariables({ language, hasPortion }));
      const { problems, warnings } = layout(template, { ...values, ...ofPortion }, { dpi: 203, fonts });
      expect([problems, warnings]).toEqual([[], []]);
    },
  );

  it.each(languages)('is one text where the label is too small for the table: %s', (language) => {
    const template = labelWith(70, 22, language, false);
    expect(template.elements).toMatchObject([
      { type: 'text', value: nutritionLine({ language }), markup: true },
    ]);
    const { nodes, problems } = layout(template, values, { dpi: 203, fonts });
    expect(problems).toEqual([]);
    expect(nodes.map((node) => (node.kind === 'glyphs' ? node.text : '')).join(' ')).toMatch(/0\.62 g$/);
  });
});
