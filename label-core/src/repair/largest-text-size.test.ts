import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdit } from '../design/apply-edit.ts';
import { layout } from '../layout/layout.ts';
import { createPartLayout } from '../layout/lay-out-parts.ts';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { templateLimits } from '../template/template-limits.ts';
import type { TextElement } from '../template/template-schema.ts';
import { sampleTemplate, sampleText } from '../testing/sample-template.ts';
import { largestTextSize, leastTextSize } from './largest-text-size.ts';

const options = { dpi: 203, fonts: loadFontSet() };
const STEP_PT = 0.25;

/** A label with one text, and how that is laid out. */
function labelWith(patch: Readonly<Record<string, unknown>>, text: string) {
  const template = sampleTemplate({ variables: ['text'], elements: [sampleText(patch)] });
  const [element] = template.elements;
  if (element?.type !== 'text') throw new Error('The label has no text.');
  const label = { template, values: { text }, options };
  const fitAt = (change: Partial<TextElement>) => {
    const changed = { ...template, elements: [{ ...element, ...change }] };
    return createPartLayout()(changed, label.values, options).parts.get(element.id)?.fit;
  };
  return { element, label, fitAt };
}

const box = fc.record({
  widthMm: fc.integer({ min: 3, max: 80 }),
  heightMm: fc.integer({ min: 2, max: 40 }),
  rotation: fc.constantFrom(0, 90, 180, 270),
  wrap: fc.boolean(),
  weight: fc.constantFrom(400, 700),
  lineHeight: fc.constantFrom(1, 1.2, 1.5),
  sizePt: fc.constantFrom(6, 10, 14),
});
const words = fc
  .array(fc.constantFrom('Tea', 'Strawberry', 'jam', 'Apfel-Birnen-Mus', 'à', '250 g', '\n'), {
    minLength: 1,
    maxLength: 12,
  })
  .map((parts) => parts.join(' '))
  .filter((text) => text.trim() !== '');

describe('the largest size of a text', () => {
  it('is one at which it fits, and not at the next step', () => {
    let found = 0;
    fc.assert(
      fc.property(box, words, (patch, text) => {
        const { element, label, fitAt } = labelWith(patch, text);
        const least = leastTextSize(element);
        const size = largestTextSize(element, label);
        if (size !== undefined) found += 1;
        // Asked for the next step, layout comes back to this one rather than break a word or leave something out.
        const at = size === undefined ? { sizePt: least } : { sizePt: size + STEP_PT, minSizePt: size };
        expect(fitAt(at)).toMatchObject({ isWhole: size !== undefined, sizePt: size ?? least });
        expect(fitAt({ sizePt: size ?? least })?.isWhole).toBe(size !== undefined);
        expect(((size ?? 0) / STEP_PT) % 1).toBe(0);
      }),
      { numRuns: 1000 },
    );
    expect(found).toBeGreaterThan(500);
  });

  it.each<[string, Readonly<Record<string, unknown>>, string, number | undefined]>([
    ['fills the height of its box', { widthMm: 80, heightMm: 10 }, 'Tea', 20.75],
    ['fills the width of its box', { widthMm: 10, heightMm: 40, wrap: false }, 'Strawberry', 5.25],
    ['does not break a word', { widthMm: 10, heightMm: 40 }, 'Strawberry', 5.25],
    ['counts the lines', { widthMm: 10, heightMm: 10, maxLines: 1 }, 'Apfel Mus', 6],
    ['is read across a turned box', { widthMm: 10, heightMm: 80, rotation: 90 }, 'Tea', 20.75],
    [
      'is at least the smallest of the element',
      { widthMm: 6, minSizePt: 7, wrap: false },
      'Strawberry',
      undefined,
    ],
    ['is at least 4 pt', { widthMm: 3, heightMm: 20, wrap: false }, 'Strawberry', undefined],
    ['is less where the element is smaller', { widthMm: 5, sizePt: 2, wrap: false }, 'Strawberry', 2.5],
    ['breaks a word that fits at no size', { widthMm: 5, heightMm: 9 }, 'Strawberry', 6.75],
    ['is not there for an empty text', {}, ' ', undefined],
  ])('%s', (_, patch, text, size) => {
    const { element, label } = labelWith({ heightMm: 10, ...patch }, text);
    expect(largestTextSize(element, label)).toBe(size);
  });

  it('ends at the limit of a template', () => {
    const { element, label } = labelWith({ widthMm: 1000, heightMm: 1000, sizePt: 10 }, 'i');
    expect(largestTextSize(element, label)).toBe(templateLimits.sizePt);
  });

  it('prints without a problem after it was set', () => {
    const { element, label } = labelWith({ widthMm: 20, heightMm: 8, sizePt: 40 }, 'Strawberry jam');
    const { problems } = layout(label.template, label.values, options);
    expect(problems.map(({ code }) => code)).toEqual(['text-overflow']);
    const sizePt = largestTextSize(element, label) ?? 0;
    const edited = applyEdit(label.template, { kind: 'setLook', ids: [element.id], patch: { sizePt } });
    expect(layout(edited, label.values, options).problems).toEqual([]);
  });
});
