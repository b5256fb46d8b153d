import type { LabelElement } from '../template/template-schema.ts';

/** A text of an element into which values are inserted. */
export interface ElementText {
  readonly value: string;
  readonly markup: boolean;
  /** Where it is in the element, as an issue names it. */
  readonly path: string;
}

/** Returns the texts of an element: one of a text or a barcode, one of each cell of a table, none of the others. */
export function elementTexts(element: LabelElement): readonly ElementText[] {
  if (element.type === 'text' || element.type === 'barcode') {
    const markup = element.type === 'text' && element.markup === true;
    return [{ value: element.value, markup, path: 'value' }];
  }
  if (element.type !== 'table') return [];
  return element.rows.flatMap(({ cells }, row) =>
    cells.map(({ value }, cell) => ({
      value,
      markup: element.markup === true,
      path: `rows[${row}].cells[${cell}].value`,
    })),
  );
}

/**
 * Returns an element with each of its texts changed; the same object when none is.
 * @param change gets a text, and whether tags are read in it
 */
export function withElementTexts(
  element: LabelElement,
  change: (value: string, markup: boolean) => string,
): LabelElement {
  const texts = elementTexts(element);
  const changed = texts.map(({ value, markup }) => change(value, markup));
  if (changed.every((value, index) => value === texts[index]?.value)) return element;
  if (element.type === 'text' || element.type === 'barcode') return { ...element, value: changed[0] ?? '' };
  if (element.type !== 'table') return element;
  let next = 0;
  const rows = element.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, value: changed[next++] ?? '' })),
  }));
  return { ...element, rows };
}
