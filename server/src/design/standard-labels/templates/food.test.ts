import { layout, type LabelElement } from 'label-core';
import { loadFontSet } from 'label-core/pdf';
import { describe, expect, it } from 'vitest';
import { bakeTemplate } from '../bake-template.ts';
import { checkParameters } from '../parameter-values.ts';
import { food } from './food.ts';

const fonts = loadFontSet();
/** Regulation (EU) 1169/2011, Article 13 (2). */
const LEAST_X_HEIGHT_MM = 1.2;

const printed = food.elements.filter(({ type }) => type === 'text' || type === 'table');

const runsWith = (values: Readonly<Record<string, string>>) => {
  const label = bakeTemplate(food, food.name, checkParameters(food, {}).values);
  const scene = layout(label, { ...food.sampleValues, ...values }, { dpi: 300, fonts });
  expect([scene.problems, scene.warnings]).toEqual([[], []]);
  return scene.nodes.filter((node) => node.kind === 'glyphs');
};

describe('the label of packed food', () => {
  it('has no line of allergens beside the list of ingredients, which would repeat them', () => {
    const names = [...food.variables, ...food.parameters].map(({ name, label }) => `${name} ${label}`);
    expect(names.filter((name) => /allergen|contains/i.test(name))).toEqual([]);
    const lists = printed.filter((element) => JSON.stringify(element).includes('{{ingredients}}'));
    expect(lists).toHaveLength(1);
  });

  it('sets allergens apart in bold, by tags in the list of ingredients', () => {
    const bold = runsWith({ ingredients: 'Flour, <b>milk</b>, salt' }).filter(
      ({ elementId, fontKey }) => elementId === 'ingredients' && fontKey === 'bold',
    );
    expect(bold.map(({ text }) => text)).toEqual(['Ingredients:', 'milk']);
  });

  it('asks for an x-height of 1.2 mm of everything but the number below the barcode', () => {
    const asked = printed.map((element: LabelElement) => 'minXHeightMm' in element && element.minXHeightMm);
    expect(new Set(asked)).toEqual(new Set([LEAST_X_HEIGHT_MM]));
  });

  it('has the nutrients in the order of the regulation', () => {
    const table = food.elements.find((element) => element.type === 'table');
    expect(table?.rows.slice(1).map(({ cells }) => cells[1]?.value)).toEqual(
      ['energy', 'fat', 'saturates', 'carbohydrate', 'sugars', 'protein', 'salt'].map(
        (name) => `{{${name}}}`,
      ),
    );
  });

  it('takes a list of 600 characters, counted without its tags', () => {
    const word = '<b>Weizenmehl</b> (27 %), ';
    const list = word.repeat(Math.floor(600 / 'Weizenmehl (27 %), '.length)).trimEnd();
    expect(list.length).toBeGreaterThan(600);
    expect(runsWith({ ingredients: list }).length).toBeGreaterThan(50);
  });

  it('does not claim to follow a regulation', () => {
    expect(food.description).not.toMatch(/regulation|1169|complian/i);
  });
});
