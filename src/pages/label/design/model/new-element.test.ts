import { applyEdit, articleFact } from 'label-core/design';
import { describe, expect, it } from 'vitest';
import { designTemplate } from '../testing/design-template';
import { addedNutrition, addedPiece, ARTICLE_PIECES, newElement, NUTRITION_LANGUAGES } from './new-element';

const article = { name: 'Jam', externalIdentifier: '9501101530003' };

describe('a new table', () => {
  it('has a header and rows to fill in', () => {
    const element = newElement('table', designTemplate, 203);
    const designed = applyEdit(designTemplate, { kind: 'add', element });
    expect(designed).toMatchObject({ version: 2 });
    expect(designed.elements.at(-1)).toMatchObject({ type: 'table', rows: [{ header: true }, {}, {}, {}] });
  });

  it.each(NUTRITION_LANGUAGES)('is a nutrition declaration with its variables: %s', (language) => {
    const designed = applyEdit(designTemplate, addedNutrition(language, true, designTemplate));
    const names = designed.variables.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['energy', 'energyPortion', 'salt', 'saltPortion']));
  });
});

describe('a piece of the article', () => {
  it.each(ARTICLE_PIECES)('is a variable that every article fills: %s', (piece) => {
    const designed = applyEdit(designTemplate, addedPiece(piece, designTemplate, 203));
    const added = designed.variables.at(-1);
    expect(designed.elements).toHaveLength(designTemplate.elements.length + 1);
    expect(designed.elements.at(-1)).toMatchObject({ value: `{{${added?.name}}}` });
    expect(articleFact(added?.name ?? '', article)).toBe(piece === 'name' ? 'Jam' : '9501101530003');
  });

  it('has a name that people read where programs know it by another one', () => {
    const { variables } = applyEdit(designTemplate, addedPiece('number', designTemplate, 203));
    expect(variables.at(-1)).toEqual({ name: 'externalIdentifier', type: 'default', label: 'number' });
  });
});
