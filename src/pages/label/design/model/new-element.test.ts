import { applyEdit, articleFact } from 'label-core/design';
import { describe, expect, it } from 'vitest';
import { designTemplate } from '../testing/design-template';
import { addedPiece, ARTICLE_PIECES } from './new-element';

const article = { name: 'Jam', externalIdentifier: '9501101530003' };

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
