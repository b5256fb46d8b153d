import { subjectOfVariable } from '../problem/subject.ts';
import { told } from '../problem/told.ts';
import type { LabelProblem, LabelWarning } from '../problem/label-problem.ts';
import { type Frame, frameOf } from '../scene/frame.ts';
import { mmToPt, ptToMm } from '../scene/length.ts';
import type { SceneNode } from '../scene/scene.ts';
import type { TableElement } from '../template/template-schema.ts';
import { largestFit } from '../text/fit-text.ts';
import { blockHeight, placeLine, share } from '../text/place-lines.ts';
import { measure, type StyledText } from '../text/styled-text.ts';
import { wrapText } from '../text/wrap.ts';
import { beforeDecimal, type DecimalWidths, decimalWidths } from './decimal-edges.ts';
import { type ElementLayout, nothing } from './element-layout.ts';
import type { LayoutContext } from './layout-context.ts';
import { columnEdges, type PlacedCell, placedRows, type PlacedRow } from './table-cells.ts';
import { tableRules } from './table-rules.ts';
import { leastSizePt, overflowOf, smallType } from './x-height.ts';

const defaultLineHeight = 1.2;
const defaultPaddingMm = 0.8;
/** Converting millimetres to points and back may change the last digit. */
const tolerance = 1e-9;

/** The cells of a table at one size. */
interface FittedTable {
  readonly sizePt: number;
  readonly isWhole: boolean;
  /** Lines of each cell by row. */
  readonly lines: readonly (readonly (readonly StyledText[])[])[];
  readonly heightsMm: readonly number[];
}

/** Lays a table out: every text has the same size, the largest at which all rows fit its box. */
export function layOutTable(element: TableElement, context: LayoutContext): ElementLayout {
  const frame = frameOf(element);
  const edges = columnEdges(element.columns, frame.width);
  const rows = placedRows(element, edges, context);
  const first = rows.flat()[0]?.set;
  if (!first) return nothing;
  const face = context.fonts.regular;
  const minSizePt = leastSizePt(element, face);
  const attempt = (canBreakWords: boolean) =>
    largestFit({ sizePt: element.sizePt, minSizePt }, (sizePt) => {
      const fitted = fittedAt(element, rows, frame, sizePt);
      return fitted.isWhole && (canBreakWords || !fitted.hasBrokenWord) ? fitted : undefined;
    });
  const fitted = attempt(false) ?? attempt(true) ?? fittedAt(element, rows, frame, minSizePt);
  const sets = rows.flat().map(({ set }) => set);
  const { named: subject, ...place } = subjectOfVariable(element.id, first.bound, undefined);
  const problems: LabelProblem[] = [
    ...sets.flatMap((set) => set.problems),
    ...smallType(element, { sizePt: fitted.sizePt, face, subject, place }),
  ];
  if (!fitted.isWhole) {
    problems.push({
      ...told.textOverflow({ problem: overflowOf(element, subject, fitted.sizePt) }),
      ...place,
    });
  }
  const warnings: LabelWarning[] = sets.flatMap((set) => set.warnings);
  return {
    nodes: drawn(element, rows.slice(0, shownRows(fitted, frame)), fitted, edges, frame, context),
    problems,
    warnings,
    fit: {
      sizePt: fitted.sizePt,
      lines: fitted.lines.reduce((sum, cells) => sum + Math.max(1, ...cells.map(({ length }) => length)), 0),
      isWhole: fitted.isWhole,
      usedMm: { width: edges.at(-1) ?? 0, height: fitted.heightsMm.reduce((sum, height) => sum + height, 0) },
      roomMm: { width: frame.width, height: frame.height },
    },
  };
}

function fittedAt(
  { paddingMm = defaultPaddingMm, lineHeight = defaultLineHeight }: TableElement,
  rows: readonly PlacedRow[],
  frame: Frame,
  sizePt: number,
): FittedTable & { readonly hasBrokenWord: boolean } {
  let [hasBrokenWord, isWide] = [false, false];
  const lines = rows.map((cells) =>
    cells.map(({ set, widthMm }) => {
      const widthEm = mmToPt(Math.max(0, widthMm - 2 * paddingMm)) / sizePt + tolerance;
      const wrapped = wrapText(set.base, set.text, widthEm);
      hasBrokenWord ||= wrapped.hasBrokenWord;
      isWide ||= wrapped.lines.some((line) => measure(line) > widthEm);
      return wrapped.lines;
    }),
  );
  const heightsMm = rows.map((cells, row) => {
    const heights = cells.map(({ set }, cell) =>
      blockHeight(set.base.face, lines[row]?.[cell] ?? [], lineHeight),
    );
    return Math.max(0, ...heights) * ptToMm(sizePt) + paddingMm;
  });
  const heightMm = heightsMm.reduce((sum, height) => sum + height, 0);
  return {
    sizePt,
    isWhole: !isWide && heightMm <= frame.height + tolerance,
    lines,
    heightsMm,
    hasBrokenWord,
  };
}

/** Returns how many rows are within the box of the table. */
function shownRows({ heightsMm }: FittedTable, frame: Frame): number {
  let bottomMm = 0;
  const beyond = heightsMm.findIndex((height) => (bottomMm += height) > frame.height + tolerance);
  return beyond === -1 ? heightsMm.length : beyond;
}

function drawn(
  element: TableElement,
  rows: readonly PlacedRow[],
  { sizePt, lines, heightsMm }: FittedTable,
  edges: readonly number[],
  frame: Frame,
  { dpi }: LayoutContext,
): readonly SceneNode[] {
  const { paddingMm = defaultPaddingMm, lineHeight = defaultLineHeight } = element;
  const emMm = ptToMm(sizePt);
  const decimals = columnDecimals(rows, lines, (widthMm) => (widthMm - 2 * paddingMm) / emMm);
  let topMm = 0;
  const nodes: SceneNode[] = [];
  for (const [row, cells] of rows.entries()) {
    for (const [index, cell] of cells.entries()) {
      const { ascent } = cell.set.base.face;
      for (const [number, line] of (lines[row]?.[index] ?? []).entries()) {
        const left = cell.xMm + paddingMm + indentOf(cell, line, decimals[cell.from]) * emMm;
        const baseline = topMm + paddingMm / 2 + (ascent + number * lineHeight) * emMm;
        const look = {
          elementId: element.id,
          face: cell.set.base.face,
          sizePt,
          color: 'black',
          dpi,
        } as const;
        nodes.push(...placeLine(line, frame, { ...look, left, baseline }));
      }
    }
    topMm += heightsMm[row] ?? 0;
  }
  return [
    ...nodes,
    ...tableRules(element, { rows, heightsMm: heightsMm.slice(0, rows.length), edges, frame, dpi }),
  ];

  /** Returns how far a line is from the left padding of its cell, in em. */
  function indentOf(
    { align, widthMm }: PlacedCell,
    line: StyledText,
    decimal: DecimalWidths | undefined,
  ): number {
    const roomEm = (widthMm - 2 * paddingMm) / emMm;
    if (align !== 'decimal') return (roomEm - measure(line)) * share[align];
    const before = beforeDecimal(line);
    // Words, and numbers without room for their decimal signs below each other, end below each other.
    if (!decimal || before === undefined) return roomEm - measure(line);
    return roomEm - decimal.after - before;
  }
}

/** Returns the widths around the decimal signs of each column that has room for them; cells of one column and one line count. */
function columnDecimals(
  rows: readonly PlacedRow[],
  lines: FittedTable['lines'],
  roomEm: (widthMm: number) => number,
): readonly (DecimalWidths | undefined)[] {
  const columns = Math.max(0, ...rows.flat().map(({ until }) => until));
  return Array.from({ length: columns }, (_none, column) => {
    const cells = rows.flatMap((row, at) =>
      row.flatMap((cell, index) =>
        cell.from === column && cell.align === 'decimal' ? [{ cell, own: lines[at]?.[index] ?? [] }] : [],
      ),
    );
    const widths = decimalWidths(cells.flatMap(({ own }) => own));
    const room = Math.min(...cells.map(({ cell }) => roomEm(cell.widthMm)));
    const isPossible = cells.every(({ own, cell }) => own.length === 1 && cell.until === column + 1);
    return isPossible && widths.before + widths.after <= room + tolerance ? widths : undefined;
  });
}
