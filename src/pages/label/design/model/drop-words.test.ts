import { describe, expect, it } from 'vitest';
import {
  applyEdit,
  boundsOf,
  type Axis,
  type Edit,
  type SnapEdge,
  type SnapHit,
  type SnapLine,
} from 'label-core/design';
import { designTemplate } from '../testing/design-template';
import { dropWords } from './drop-words';
import { gapMarks } from './gap-marks';

const hit = (
  axis: Axis,
  line: Omit<SnapLine, 'atMm'> & { atMm?: number },
  edge: SnapEdge = 'start',
): SnapHit => ({
  axis,
  edge,
  line: { atMm: 2, ...line },
});
const told = (edit: Edit, hits: readonly SnapHit[] = []) =>
  dropWords({ edit, hits })?.(applyEdit(designTemplate, edit));
const move: Edit = { kind: 'move', ids: ['box'], dxMm: -33.5, dyMm: -12 };
const moved = '12.5 from left, 8 from top';

describe('what is told of a drop', () => {
  it.each<[string, Edit, string]>([
    ['a move', move, moved],
    [
      'a copy',
      {
        kind: 'paste',
        elements: designTemplate.elements.slice(2, 3),
        variables: [],
        shift: { dxMm: -6, dyMm: 1 },
      },
      '40 from left, 21 from top',
    ],
    ['a resize', { kind: 'resize', ids: ['box'], handle: 'right', dxMm: 1.5, dyMm: 0 }, '11.5 by 10 mm'],
    [
      'the first end of a line',
      { kind: 'setPlace', ids: ['line'], place: { x1Mm: 5, y1Mm: 6.25 } },
      '5 from left, 6.25 from top',
    ],
    [
      'its other end',
      { kind: 'setPlace', ids: ['line'], place: { x2Mm: 50, y2Mm: 0 } },
      '50 from left, 0 from top',
    ],
  ])('of %s', (_what, edit, words) => {
    expect(told(edit)).toBe(words);
  });

  it.each<[string, SnapHit, string]>([
    ['an element', hit('x', { kind: 'element', id: 'ean', edge: 'start' }), 'left of ean'],
    ['the middle of an element', hit('y', { kind: 'element', id: 'ean', edge: 'middle' }), 'middle of ean'],
    ['the end of an element', hit('y', { kind: 'element', id: 'ean', edge: 'end' }), 'bottom of ean'],
    ['the label', hit('x', { kind: 'label', edge: 'middle' }), 'centre of the label'],
    ['the edge of the label', hit('y', { kind: 'label', edge: 'start' }), 'top edge of the label'],
    ['a margin', hit('x', { kind: 'margin', edge: 'end' }), 'right margin'],
    ['a guide', hit('x', { kind: 'guide', atMm: 30.5 }), 'guide at 30.5 mm'],
  ])('names %s that it is aligned with', (_what, one, words) => {
    expect(told(move, [one])).toBe(`${moved}, aligned with ${words}`);
  });

  it('names the lines of both axes, and equal gaps', () => {
    const left = hit('x', { kind: 'element', id: 'ean', edge: 'start' });
    const gap = {
      ...hit('y', { kind: 'gap' }),
      gaps: [
        { startMm: 4, endMm: 8.5 },
        { startMm: 10, endMm: 14.5 },
      ],
    };
    const top = hit('y', { kind: 'element', id: 'title', edge: 'start' });
    expect(told(move, [left, top])).toBe(`${moved}, aligned with left of ean and top of title`);
    expect(told(move, [left, gap])).toBe(`${moved}, aligned with left of ean, equal gaps of 4.5 mm`);
  });

  it('says nothing of dots and the grid, and nothing of what was not dragged', () => {
    expect(told(move, [hit('x', { kind: 'dot' }), hit('y', { kind: 'grid' })])).toBe(moved);
    expect(dropWords({ edit: move })).toBeUndefined();
    expect(dropWords({ hits: [] })).toBeUndefined();
  });
});

describe('the distances that are shown', () => {
  const [, ean] = designTemplate.elements;
  if (!ean) throw new Error('There is no barcode.');
  const { x, y, height } = boundsOf(ean);
  const marks = (top: number, hits: readonly SnapHit[]) =>
    gapMarks(hits, { x, y: top, width: 8, height: 5 }, designTemplate);
  const left = hit('x', { kind: 'element', id: 'ean', edge: 'start', atMm: x });

  it.each([
    ['above it', 3, [{ axis: 'y', startMm: 8, endMm: y, atMm: x }]],
    ['below it', 38, [{ axis: 'y', startMm: y + height, endMm: 38, atMm: x }]],
    ['beside it', 20, []],
  ])('lead along the line to the element that lies %s', (_what, top, shown) => {
    expect(marks(top, [left])).toEqual(shown);
  });

  it('are the equal gaps, at the middle of what is dragged', () => {
    const gaps = [
      { startMm: 4, endMm: 8 },
      { startMm: 18, endMm: 22 },
    ];
    const shown = marks(10, [{ ...hit('x', { kind: 'gap' }), gaps }]);
    expect(shown).toEqual(gaps.map((span) => ({ ...span, axis: 'x', atMm: 12.5 })));
  });

  it('are none to the label, a guide or an element that is not there', () => {
    const others = [hit('x', { kind: 'label', edge: 'start' }), hit('x', { kind: 'guide' })];
    expect(marks(3, [...others, hit('y', { kind: 'element', id: 'gone' })])).toEqual([]);
  });
});
