import { describe, expect, it } from 'vitest';
import { food } from './food.ts';

/** x-height of Noto Sans, the font of all text on labels, as a share of the type size. */
const X_HEIGHT = 0.536;
const MM_PER_POINT = 25.4 / 72;
/** Regulation (EU) 1169/2011, Article 13 (2). */
const LEAST_X_HEIGHT_MM = 1.2;

const texts = food.elements.filter((element) => element.type === 'text');

describe('the label of packed food', () => {
  it('has no line of allergens beside the list of ingredients, which would repeat them', () => {
    const names = [...food.variables, ...food.parameters].map(({ name, label }) => `${name} ${label}`);
    expect(names.filter((name) => /allergen|contains/i.test(name))).toEqual([]);
    expect(texts.filter(({ value }) => value.includes('{{ingredients}}'))).toHaveLength(1);
  });

  it('prints nothing with an x-height under 1.2 mm, however long a text is', () => {
    const small = texts.filter(
      ({ sizePt, minSizePt = sizePt }) => minSizePt * MM_PER_POINT * X_HEIGHT < LEAST_X_HEIGHT_MM,
    );
    expect(small.map(({ id }) => id)).toEqual([]);
  });

  it('does not claim to follow a regulation', () => {
    expect(food.description).not.toMatch(/regulation|1169|complian/i);
  });
});
