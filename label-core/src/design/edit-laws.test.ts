import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dotsInside } from '../scene/dot-grid.ts';
import type { LabelElement, LabelTemplate } from '../template/template-schema.ts';
import { applyEdit } from './apply-edit.ts';
import { placeOf } from '../scene/element-box.ts';
import { dotBox, shiftOnDots } from './dot-box.ts';
import type { Edit } from './edit.ts';
import { copiedElements, readElements, writeElements } from './element-clipboard.ts';
import { roundMm } from './hundredth.ts';
import { anyLength, hundredths, sampleIds } from './testing/element-arbitrary.ts';
import { evenTemplate } from './testing/even-template.ts';

const RUNS = 1000;

const ids = fc.shuffledSubarray<string>([...sampleIds], { minLength: 1 });

const repeated = (template: LabelTemplate, edit: Edit, times: number): LabelTemplate =>
  Array.from({ length: times }).reduce<LabelTemplate>((one) => applyEdit(one, edit), template);

describe('an edit', () => {
  it('is undone by four turns, of elements and of the label', () => {
    fc.assert(
      fc.property(evenTemplate, ids, fc.constantFrom(1, -1), (template, turned, quarters) => {
        expect(repeated(template, { kind: 'turn', ids: turned, quarters }, 4)).toEqual(template);
        expect(repeated(template, { kind: 'turnLabel', quarters }, 4)).toEqual(withSortedGuides(template));
      }),
      { numRuns: RUNS },
    );
  });

  it('turns back as it turned', () => {
    fc.assert(
      fc.property(evenTemplate, ids, (template, turned) => {
        const there = applyEdit(template, { kind: 'turn', ids: turned, quarters: 1 });
        expect(applyEdit(there, { kind: 'turn', ids: turned, quarters: -1 })).toEqual(template);
      }),
      { numRuns: RUNS },
    );
  });

  it('moves there and back, keeping all distances', () => {
    fc.assert(
      fc.property(
        evenTemplate,
        ids,
        hundredths(-90, 90),
        hundredths(-90, 90),
        (template, moving, dxMm, dyMm) => {
          const there = applyEdit(template, { kind: 'move', ids: moving, dxMm, dyMm });
          const back = applyEdit(there, { kind: 'move', ids: moving, dxMm: -dxMm || 0, dyMm: -dyMm || 0 });
          expect(back).toEqual(template);
          const shifts = there.elements.flatMap((element, index) => {
            if (!moving.includes(element.id)) return [];
            const [before, after] = [placeOf(template.elements[index] ?? element), placeOf(element)];
            return [`${roundMm(after.x - before.x)} ${roundMm(after.y - before.y)}`];
          });
          expect(new Set(shifts).size).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: RUNS },
    );
  });

  const edges = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
  it.each<[string, fc.Arbitrary<Omit<Edit & { ids: unknown }, 'ids'>>]>([
    [
      'align',
      fc.record({
        kind: fc.constant('align' as const),
        edge: fc.constantFrom(...edges),
        to: fc.constantFrom('selection' as const, 'label' as const, 'last' as const),
      }),
    ],
    [
      'distribute',
      fc.record({
        kind: fc.constant('distribute' as const),
        axis: fc.constantFrom('x' as const, 'y' as const),
      }),
    ],
    [
      'sameSize',
      fc.record({
        kind: fc.constant('sameSize' as const),
        side: fc.constantFrom('width' as const, 'height' as const, 'both' as const),
      }),
    ],
    ['group', fc.constant({ kind: 'group' as const })],
    ['ungroup', fc.constant({ kind: 'ungroup' as const })],
    ['lock', fc.record({ kind: fc.constant('lock' as const), isLocked: fc.boolean() })],
  ])('changes nothing when it is made again: %s', (_name, edits) => {
    fc.assert(
      fc.property(evenTemplate, ids, edits, (template, chosen, rest) => {
        // Safe: the record has all other properties of its kind.
        const edit = { ...rest, ids: chosen } as Edit;
        const once = applyEdit(template, edit);
        expect(applyEdit(once, edit)).toBe(once);
      }),
      { numRuns: RUNS },
    );
  });

  it('groups and dissolves the group', () => {
    fc.assert(
      fc.property(evenTemplate, ids, (template, chosen) => {
        const free = applyEdit(template, { kind: 'ungroup', ids: [...sampleIds] });
        const grouped = applyEdit(free, { kind: 'group', ids: chosen });
        expect(applyEdit(grouped, { kind: 'ungroup', ids: chosen.slice(0, 1).concat(chosen) })).toEqual(free);
      }),
      { numRuns: RUNS },
    );
  });

  it('pastes a copy from the clipboard as it was, at its place or shifted', () => {
    fc.assert(
      fc.property(evenTemplate, ids, hundredths(-5, 5), (template, chosen, dxMm) => {
        const copied = copiedElements(template, chosen);
        const read = readElements(writeElements(copied));
        const count = template.elements.length;
        expect(read).toEqual(copied.elements.length > 0 ? copied : undefined);
        const pasted = applyEdit(template, { kind: 'paste', ...copied, shift: { dxMm, dyMm: 0 } });
        const back = applyEdit(pasted, {
          kind: 'move',
          ids: pasted.elements.slice(count).map(({ id }) => id),
          dxMm: -dxMm || 0,
          dyMm: 0,
        });
        expect(pasted.variables).toBe(template.variables);
        expect(back.elements.slice(0, count)).toEqual(template.elements);
        expect(back.elements.slice(count).map(withoutId)).toEqual(copied.elements.map(withoutId));
      }),
      { numRuns: RUNS },
    );
  });
});

const withoutId = (element: LabelElement): LabelElement => ({ ...element, id: '' });

const sorted = (places: readonly number[]): number[] => [...new Set(places)].toSorted((a, b) => a - b);

/** Turning the label sorts its guides and keeps each once. */
function withSortedGuides(template: LabelTemplate): LabelTemplate {
  const { xMm, yMm } = template.design?.guides ?? {};
  if (!xMm && !yMm) return template;
  const guides = { ...(xMm && { xMm: sorted(xMm) }), ...(yMm && { yMm: sorted(yMm) }) };
  return { ...template, design: { ...template.design, guides } };
}

describe('a box on dots', () => {
  const dpi = fc.oneof(
    fc.constantFrom(152, 203, 300, 305, 406, 600, 1200, 2400),
    fc.integer({ min: 152, max: 2400 }),
  );
  const box = fc.record({
    x: anyLength(-100, 300),
    y: anyLength(-100, 300),
    width: anyLength(0.4, 300),
    height: anyLength(0.4, 300),
  });

  it('keeps the whole dots inside it at 0.01 mm, and stays as it is from then on', () => {
    fc.assert(
      fc.property(box, dpi, (one, resolution) => {
        const rounded = dotBox(one, resolution);
        expect(dotsInside(rounded, resolution)).toEqual(dotsInside(one, resolution));
        expect(rounded).toEqual(hundredthsOf(rounded));
        expect(dotBox(rounded, resolution)).toEqual(rounded);
      }),
      { numRuns: 2 * RUNS },
    );
  });

  it('keeps its number of dots however often it is moved', () => {
    const moves = fc.array(fc.integer({ min: -400, max: 400 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(box, dpi, moves, (one, resolution, steps) => {
        const dot = 25.4 / resolution;
        const start = dotBox(one, resolution);
        const toDot = (mm: number, step: number) => (Math.round(mm / dot) + step) * dot - mm;
        const end = steps.reduce(
          (moved, step) => shiftOnDots(moved, toDot(moved.x, step), toDot(moved.y, -step), resolution),
          start,
        );
        const [first, last] = [dotsInside(start, resolution), dotsInside(end, resolution)];
        expect([last.width, last.height]).toEqual([first.width, first.height]);
        expect(dotBox(end, resolution)).toEqual(end);
      }),
      { numRuns: RUNS },
    );
  });
});

const hundredthsOf = (box: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>) => ({
  x: roundMm(box.x),
  y: roundMm(box.y),
  width: roundMm(box.width),
  height: roundMm(box.height),
});
