import { templateLimits as limits } from '../template/template-limits.ts';
import type { LabelDesign, LabelElement, LabelTemplate, TableElement } from '../template/template-schema.ts';

/** Smallest and largest factor with which a label stays within the limits of a template. */
export interface ScaleLimits {
  readonly least: number;
  readonly most: number;
}

/** Fine enough to return to the original, coarse enough to give a size as it was typed. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6 || value;

/**
 * Returns a label of `factor` times its size: positions, sizes, type sizes, strokes, guides and margins are all scaled. Of a
 * barcode only its box is: its bars and its text keep their own rules, which are real sizes. The least size to which
 * a text may shrink stays legible.
 * @param factor within `scaleLimits`
 */
export function scaledLabel(template: LabelTemplate, factor: number): LabelTemplate {
  const scaled = (value: number) => rounded(value * factor);
  return {
    ...template,
    widthMm: scaled(template.widthMm),
    heightMm: scaled(template.heightMm),
    elements: template.elements.map((element) => scaledElement(element, scaled)),
    ...(template.design && { design: scaledDesign(template.design, scaled) }),
  };
}

type Scale = (value: number) => number;

function scaledTable(table: TableElement, scaled: Scale): Partial<TableElement> {
  const { columns, sizePt, minSizePt, ruleMm, paddingMm } = table;
  return {
    columns: columns.map((column) => ({
      ...column,
      ...(column.widthMm !== undefined && { widthMm: scaled(column.widthMm) }),
    })),
    sizePt: scaled(sizePt),
    ...(minSizePt !== undefined && { minSizePt: Math.max(limits.smallestSizePt, scaled(minSizePt)) }),
    ...(ruleMm !== undefined && { ruleMm: scaled(ruleMm) }),
    ...(paddingMm !== undefined && { paddingMm: scaled(paddingMm) }),
  };
}

function scaledElement(element: LabelElement, scaled: Scale): LabelElement {
  if (element.type === 'line') {
    const { x1Mm, y1Mm, x2Mm, y2Mm, strokeMm } = element;
    return {
      ...element,
      x1Mm: scaled(x1Mm),
      y1Mm: scaled(y1Mm),
      x2Mm: scaled(x2Mm),
      y2Mm: scaled(y2Mm),
      strokeMm: scaled(strokeMm),
    };
  }
  const box = {
    xMm: scaled(element.xMm),
    yMm: scaled(element.yMm),
    widthMm: scaled(element.widthMm),
    heightMm: scaled(element.heightMm),
  };
  if (element.type === 'text') {
    const { sizePt, minSizePt } = element;
    return {
      ...element,
      ...box,
      sizePt: scaled(sizePt),
      ...(minSizePt !== undefined && { minSizePt: Math.max(limits.smallestSizePt, scaled(minSizePt)) }),
    };
  }
  if (element.type === 'table') return { ...element, ...box, ...scaledTable(element, scaled) };
  if (element.type === 'barcode' || element.type === 'image') return { ...element, ...box };
  const stroke = element.strokeMm === undefined ? {} : { strokeMm: scaled(element.strokeMm) };
  if (element.type !== 'rectangle') return { ...element, ...box, ...stroke };
  const radius = element.radiusMm === undefined ? {} : { radiusMm: scaled(element.radiusMm) };
  return { ...element, ...box, ...stroke, ...radius };
}

function scaledDesign(design: LabelDesign, scaled: Scale): LabelDesign {
  const { guides, marginMm } = design;
  return {
    ...design,
    ...(guides && {
      guides: {
        ...(guides.xMm && { xMm: guides.xMm.map(scaled) }),
        ...(guides.yMm && { yMm: guides.yMm.map(scaled) }),
      },
    }),
    ...(marginMm !== undefined && { marginMm: scaled(marginMm) }),
  };
}

/** Returns how much a label may be scaled: its sides from 1 to 1000 mm, its texts from 1 pt, and all else in its limits. */
export function scaleLimits({ widthMm, heightMm, elements, design }: LabelTemplate): ScaleLimits {
  const lengths = [widthMm, heightMm, ...elements.flatMap(lengthsOf)];
  const guides = [...(design?.guides?.xMm ?? []), ...(design?.guides?.yMm ?? [])];
  const strokes = elements.flatMap(strokesOf);
  const types = elements.flatMap((element) =>
    element.type === 'text' || element.type === 'table' ? [element.sizePt] : [],
  );
  const smallestType = types.reduce((least, size) => Math.min(least, size), Number.POSITIVE_INFINITY);
  return {
    least: Math.max(1 / Math.min(widthMm, heightMm), limits.smallestSizePt / smallestType),
    most: Math.min(
      limits.sideMm / largest([...lengths, ...guides]),
      limits.strokeMm / largest(strokes),
      limits.marginMm / largest([design?.marginMm ?? 0, ...elements.map(paddingOf)]),
      limits.sizePt / largest(types),
    ),
  };
}

const largest = (values: readonly number[]): number =>
  values.reduce((most, value) => Math.max(most, Math.abs(value)), Number.MIN_VALUE);

const lengthsOf = (element: LabelElement): readonly number[] =>
  element.type === 'line'
    ? [element.x1Mm, element.y1Mm, element.x2Mm, element.y2Mm]
    : [element.xMm, element.yMm, element.widthMm, element.heightMm, ...columnWidths(element)];

const columnWidths = (element: LabelElement): readonly number[] =>
  element.type === 'table' ? element.columns.map(({ widthMm = 0 }) => widthMm) : [];

const paddingOf = (element: LabelElement): number =>
  element.type === 'table' ? (element.paddingMm ?? 0) : 0;

const strokesOf = (element: LabelElement): readonly number[] => [
  ...('strokeMm' in element ? [element.strokeMm ?? 0] : []),
  ...('ruleMm' in element ? [element.ruleMm ?? 0] : []),
  ...('radiusMm' in element ? [element.radiusMm ?? 0] : []),
];
