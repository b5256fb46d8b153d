import { randomUUID } from 'node:crypto';
import type { KeptSession } from './kept-session.ts';

/** Elements of the label are in rows of this many. */
export const COLUMNS = 20;
/** Id of a text of the first row: at no handle of the frame around it. Frames are pressed at their edge only. */
export const PRESSED = 'e4';
/** Id of the first element, a text. */
export const FIRST = 'e0';
/** Id of a matrix. */
export const MATRIX = 'e3';

const VARIABLES = 8;
const LONG_TEXT_CHARACTERS = 200;

/**
 * Adds a label and returns its id: half of its elements texts, most of them with a variable, a tenth barcodes, and a text
 * of 200 characters below them.
 */
export async function addLabel(
  url: string,
  { token }: KeptSession,
  elements: number,
): Promise<number | string> {
  const name = `Bench design ${randomUUID()}`;
  const answer = await fetch(`${url}/api/labels`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ name, template: templateOf(name, elements) }),
  });
  if (!answer.ok) throw new Error(`The label was answered with ${answer.status}: ${await answer.text()}`);
  const { data, ...whole }: { data?: { labelId?: number }; labelId?: number } = await answer.json();
  const labelId = data?.labelId ?? whole.labelId;
  if (labelId === undefined) throw new Error('The answer names no label.');
  return labelId;
}

function templateOf(name: string, elements: number): unknown {
  const small = Array.from({ length: elements - 1 }, (_, index) => {
    const place = {
      id: `e${index}`,
      xMm: 2 + (index % COLUMNS) * 10,
      yMm: 2 + Math.floor(index / COLUMNS) * 12,
    };
    if (index % 10 === 3)
      return {
        ...place,
        type: 'barcode',
        widthMm: 9,
        heightMm: 9,
        symbology: 'datamatrix',
        value: `A${index}`,
      };
    if (index % 2 === 0)
      return {
        ...place,
        type: 'text',
        widthMm: 9,
        heightMm: 4,
        value: `{{v${index % VARIABLES}}} ${index}`,
        sizePt: 6,
        overflow: 'ellipsis',
      };
    return { ...place, type: 'rectangle', widthMm: 8, heightMm: 8, strokeMm: 0.3, fill: 'none' };
  });
  const long = {
    id: 'long',
    type: 'text',
    xMm: 2,
    yMm: 4 + Math.ceil(elements / COLUMNS) * 12,
    widthMm: 190,
    heightMm: 16,
    value: 'Wheat flour, butter, sugar, eggs, salt. '.repeat(10).slice(0, LONG_TEXT_CHARACTERS),
    sizePt: 7,
    wrap: true,
  };
  return {
    format: 'platen-label',
    version: 1,
    name,
    widthMm: 204,
    heightMm: long.yMm + 20,
    variables: Array.from({ length: VARIABLES / 2 }, (_, index) => ({
      name: `v${index * 2}`,
      type: 'default',
      propertySize: 8,
    })),
    elements: [...small, long],
  };
}
