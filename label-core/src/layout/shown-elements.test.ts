import { describe, expect, it } from 'vitest';
import { sampleTemplate, sampleText } from '../testing/sample-template.ts';
import { shownElements } from './shown-elements.ts';

it.each([
  ['without a condition', undefined, {}, true],
  ['while its switch is on', 'vegan', { vegan: 'true' }, true],
  ['while its switch is off', 'vegan', { vegan: 'false' }, false],
  ['while its switch says something else', 'vegan', { vegan: 'yes' }, false],
  ['while its text has a value', 'allergens', { allergens: 'milk' }, true],
  ['while its text says “false”', 'allergens', { allergens: 'false' }, true],
  ['while its text is empty', 'allergens', { allergens: '' }, false],
  ['while its text is blank', 'allergens', { allergens: ' ' }, false],
  ['while its text is missing', 'allergens', {}, false],
  ['while its picture is chosen', 'logo', { logo: '7' }, true],
  ['while its picture is not chosen', 'logo', { logo: '' }, false],
] as const)('an element %s', (_, visibleWhen, values, isShown) => {
  const text = sampleText({ value: 'Contains', ...(visibleWhen !== undefined && { visibleWhen }) });
  const template = sampleTemplate({
    variables: ['allergens', { name: 'vegan', type: 'toggle' }, { name: 'logo', type: 'media-ref' }],
    elements: [text],
  });
  expect(shownElements(template, new Map(Object.entries(values)), false)).toHaveLength(isShown ? 1 : 0);
});

describe('elements that close up', () => {
  /** Three parts in a row at 5, 15 and 25 mm, the second of two elements; then one that belongs to no row. */
  const template = sampleTemplate({
    variables: ['a', 'b', 'c'].map((name) => ({ name, type: 'toggle' as const })),
    elements: [
      sampleText({ id: 'a', value: 'A', xMm: 5, yMm: 5, visibleWhen: 'a', closesUp: 'row' }),
      sampleText({ id: 'b-1', value: 'B', xMm: 15, yMm: 7, visibleWhen: 'b', closesUp: 'row' }),
      sampleText({ id: 'b-2', value: 'B', xMm: 16.5, yMm: 9, visibleWhen: 'b', closesUp: 'row' }),
      sampleText({ id: 'c', value: 'C', xMm: 25, yMm: 5, visibleWhen: 'c', closesUp: 'row' }),
      sampleText({ id: 'other', value: 'O', xMm: 40, yMm: 5 }),
    ],
  });
  const placesWith = (shown: string, keepsPlaces = false) =>
    shownElements(
      template,
      new Map(['a', 'b', 'c'].map((name) => [name, String(shown.includes(name))])),
      keepsPlaces,
    ).map((element) => element.type === 'text' && `${element.id} ${element.xMm},${element.yMm}`);

  it.each([
    ['abc', ['a 5,5', 'b-1 15,7', 'b-2 16.5,9', 'c 25,5', 'other 40,5']],
    ['ab', ['a 5,5', 'b-1 15,7', 'b-2 16.5,9', 'other 40,5']],
    ['ac', ['a 5,5', 'c 15,7', 'other 40,5']],
    ['bc', ['b-1 5,5', 'b-2 6.5,7', 'c 15,7', 'other 40,5']],
    ['c', ['c 5,5', 'other 40,5']],
    ['', ['other 40,5']],
  ])('with “%s” shown stand at the first places of their row', (shown, places) => {
    expect(placesWith(shown)).toEqual(places);
  });

  it('stay where they are for a designer', () => {
    expect(placesWith('bc', true)).toEqual(['b-1 15,7', 'b-2 16.5,9', 'c 25,5', 'other 40,5']);
  });
});
