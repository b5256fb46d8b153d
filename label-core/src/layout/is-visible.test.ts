import { expect, it } from 'vitest';
import { sampleTemplate, sampleText } from '../testing/sample-template.ts';
import { isVisible } from './is-visible.ts';

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
  const [element] = template.elements;
  if (!element) throw new Error('The sample has no element.');
  expect(isVisible(element, template, new Map(Object.entries(values)))).toBe(isShown);
});
