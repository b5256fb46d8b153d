import type { LabelBuilder } from '../label-builder.ts';
import type { Notes } from '../notes.ts';
import type { XmlElement } from '../xml/xml-node.ts';
import type { Look } from './svg-look.ts';
import { apply, type Matrix } from './matrix.ts';
import type { SvgSheet } from './svg-sheet.ts';
import { sentences } from '../sentences/index.ts';

/** Position and style with which one element of an SVG is drawn. */
export interface DrawContext {
  readonly sheet: SvgSheet;
  readonly builder: LabelBuilder;
  readonly notes: Notes;
  /** Transforms units of the element to millimetres on the label. */
  readonly matrix: Matrix;
  readonly look: Look;
  /** Name of the switch that shows the element, if any. */
  readonly visibleWhen: string | undefined;
}

export interface MmBox {
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Returns the box on the label of a rectangle given in units of the drawing. */
export function boxOnLabel(matrix: Matrix, x: number, y: number, width: number, height: number): MmBox {
  return boxAround([
    apply(matrix, x, y),
    apply(matrix, x + width, y),
    apply(matrix, x, y + height),
    apply(matrix, x + width, y + height),
  ]);
}

export function boxAround(points: readonly (readonly [number, number])[]): MmBox {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return {
    xMm: rounded(left),
    yMm: rounded(top),
    widthMm: rounded(right - left),
    heightMm: rounded(bottom - top),
  };
}

/**
 * Returns whether any part of the box is on the label; elements beside the label, such as sketches, are left out with a
 * note.
 */
export function isOnLabel({ sheet, notes }: DrawContext, { xMm, yMm, widthMm, heightMm }: MmBox): boolean {
  const isOn = xMm < sheet.widthMm && yMm < sheet.heightMm && xMm + widthMm > 0 && yMm + heightMm > 0;
  if (!isOn) notes.add(sentences.labelNote.besideLabel);
  return isOn;
}

/** Returns the properties that every element draft has. */
export function shownWhen({ visibleWhen }: DrawContext): { readonly visibleWhen?: string } {
  return visibleWhen === undefined ? {} : { visibleWhen };
}

export function idOf(element: XmlElement): string | undefined {
  return element.attributes.get('id');
}

export const rounded = (mm: number): number => Math.round(mm * 1000) / 1000;
