import type { Box } from '../scene/frame.ts';
import { dotMm } from '../scene/length.ts';
import type { LabelTemplate } from '../template/template-schema.ts';
import { type Axis, middleOf, spanOf } from '../scene/axis.ts';
import { boundsOf } from '../scene/element-box.ts';

/** The parts of a box that are aligned: on the x axis left, centre and right, on the y axis top, middle and bottom. */
export type SnapEdge = 'start' | 'middle' | 'end';

/** What a box can be aligned with, in the order in which equally near ones are chosen. */
export const snapKinds = ['element', 'guide', 'label', 'margin', 'gap', 'grid', 'dot'] as const;
export type SnapKind = (typeof snapKinds)[number];

/** A line that a box can be aligned with, across its axis. */
export interface SnapLine {
  readonly atMm: number;
  readonly kind: SnapKind;
  /** Part of the element or label that the line runs through; a guide has none. */
  readonly edge?: SnapEdge;
  /** Id of the element. */
  readonly id?: string;
}

/** Everything that a box can be aligned with during one gesture. */
export interface SnapTargets {
  /** Lines of elements, guides, label and margins by axis, sorted by place, at most one at each place. */
  readonly lines: Readonly<Record<Axis, readonly SnapLine[]>>;
  /** Bounds of the elements that do not move, for equal gaps; undefined when elements are not snapped to. */
  readonly boxes?: readonly Box[];
  /** Distance of the lines of the grid. */
  readonly gridMm?: number;
  /** Side of a printer's dot. */
  readonly dotMm?: number;
}

interface SnapOptions {
  /** Ids of the elements that move or change their size, which are no targets. */
  readonly movingIds: ReadonlySet<string>;
  /** Kinds that are switched off. */
  readonly without?: ReadonlySet<SnapKind>;
  /** Ids of elements that are no targets, such as hidden ones. */
  readonly ignored?: ReadonlySet<string>;
  /** Distance of the margins from the edges, in mm; default is that of the template, else none. */
  readonly marginMm?: number;
  /** Distance of the lines of the grid, in mm; without it there is none. */
  readonly gridMm?: number;
  /** The printer's dpi; without it edges are not snapped to dots. */
  readonly dpi?: number;
}

/** Returns what a box can be aligned with. Made once for a gesture, because it looks at all elements. */
export function snapTargets(template: LabelTemplate, options: SnapOptions): SnapTargets {
  const { movingIds, without, ignored, gridMm = 0, dpi = 0 } = options;
  const uses = (kind: SnapKind) => without?.has(kind) !== true;
  const others = template.elements.filter(({ id }) => !movingIds.has(id) && ignored?.has(id) !== true);
  const bounds = others.map((element) => ({ id: element.id, box: boundsOf(element) }));
  const linesOf = (axis: Axis) => {
    const all = [
      ...bounds.flatMap(({ id, box }) => linesThrough(box, axis, { kind: 'element', id })),
      ...guidesOf(template, axis),
      ...labelLines(template, axis, options),
    ];
    return sorted(all.filter(({ kind }) => uses(kind)));
  };
  return {
    lines: { x: linesOf('x'), y: linesOf('y') },
    ...(uses('gap') && uses('element') ? { boxes: bounds.map(({ box }) => box) } : {}),
    ...(uses('grid') && gridMm > 0 ? { gridMm } : {}),
    ...(uses('dot') && dpi > 0 ? { dotMm: dotMm(dpi) } : {}),
  };
}

function linesThrough(box: Box, axis: Axis, line: Pick<SnapLine, 'kind' | 'id'>): readonly SnapLine[] {
  const span = spanOf(box, axis);
  return [
    { ...line, edge: 'start', atMm: span.startMm },
    { ...line, edge: 'middle', atMm: middleOf(span) },
    { ...line, edge: 'end', atMm: span.endMm },
  ];
}

const guidesOf = ({ design }: LabelTemplate, axis: Axis): readonly SnapLine[] =>
  (design?.guides?.[axis === 'x' ? 'xMm' : 'yMm'] ?? []).map((atMm) => ({ kind: 'guide', atMm }));

function labelLines(
  { widthMm: width, heightMm: height, design }: LabelTemplate,
  axis: Axis,
  { marginMm = design?.marginMm ?? 0 }: SnapOptions,
): readonly SnapLine[] {
  const label = linesThrough({ x: 0, y: 0, width, height }, axis, { kind: 'label' });
  const lengthMm = axis === 'x' ? width : height;
  if (marginMm <= 0 || marginMm * 2 >= lengthMm) return label;
  return [
    ...label,
    { kind: 'margin', edge: 'start', atMm: marginMm },
    { kind: 'margin', edge: 'end', atMm: lengthMm - marginMm },
  ];
}

/** Sorts lines by place; where several are at one place, the first kind of `snapKinds` remains. */
function sorted(lines: readonly SnapLine[]): readonly SnapLine[] {
  const rankOf = ({ kind }: SnapLine) => snapKinds.indexOf(kind);
  return lines
    .toSorted((one, other) => one.atMm - other.atMm || rankOf(one) - rankOf(other))
    .filter(({ atMm }, index, all) => atMm !== all[index - 1]?.atMm);
}
