/** An element as a person makes it in the designer: what is pressed, and what is entered in which field. */
export interface DrawnElement {
  readonly tool: 'a text' | 'a barcode' | 'a box' | 'an oval' | 'a line';
  readonly name: string;
  readonly content?: string;
  /** Kind of a barcode, as it is listed. */
  readonly kind?: string;
  /** Texts of the fields for numbers, by their labels, in the order in which they are entered. */
  readonly fields: Readonly<Record<string, string>>;
  /** Choices of which all are seen, by their labels. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly isUpsideDown?: boolean;
}

/** Left, top, width and height in mm. */
type Place = readonly [left: number, top: number, width: number, height: number];

interface TextLook {
  /** Smallest size in pt. */
  readonly downTo?: number;
  readonly isBold?: boolean;
  readonly across?: 'Centre' | 'Right';
  readonly down?: 'Middle' | 'Bottom';
  readonly isWhite?: boolean;
  readonly isUpsideDown?: boolean;
}

const placeFields = ([left, top, width, height]: Place) => ({
  'Width (mm)': String(width),
  'Height (mm)': String(height),
  'Left (mm)': String(left),
  'Top (mm)': String(top),
});

/** Height of a line of text, in mm for a pt of its size. */
const LINE_MM = 0.49;

/** Returns a text of a size in pt, at least as high as one line of it. */
export const text = (
  name: string,
  content: string,
  [left, top, width, height]: Place,
  sizePt: number,
  { downTo = sizePt, isBold = false, across, down, isWhite = false, isUpsideDown = false }: TextLook = {},
): DrawnElement => ({
  tool: 'a text',
  name,
  content,
  fields: {
    ...placeFields([left, top, width, Math.max(height, Math.ceil(10 * LINE_MM * sizePt) / 10)]),
    'Size (pt)': String(sizePt),
    'Down to (pt)': String(downTo),
  },
  choices: {
    ...(isBold && { Weight: 'Bold' }),
    ...(across && { Across: across }),
    ...(down && { Down: down }),
    ...(isWhite && { Colour: 'White' }),
  },
  isUpsideDown,
});

/** Returns a barcode of a kind as the designer lists it. */
export const barcode = (name: string, kind: string, content: string, place: Place): DrawnElement => ({
  tool: 'a barcode',
  name,
  kind,
  content,
  fields: placeFields(place),
});

/** Returns a frame of a line in mm, or a black box. */
export const box = (name: string, place: Place, look: number | 'black' = 0.3): DrawnElement => ({
  tool: 'a box',
  name,
  fields: { ...placeFields(place), ...(look !== 'black' && { 'Line (mm)': String(look) }) },
  ...(look === 'black' && { choices: { Fill: 'Black' } }),
});

export const oval = (name: string, place: Place, lineMm = 0.3): DrawnElement => ({
  tool: 'an oval',
  name,
  fields: { ...placeFields(place), 'Line (mm)': String(lineMm) },
});

/** Returns a line from one point to another, in mm. */
export const line = (
  name: string,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  lineMm = 0.3,
): DrawnElement => ({
  tool: 'a line',
  name,
  fields: {
    'X1 (mm)': String(x1),
    'Y1 (mm)': String(y1),
    'X2 (mm)': String(x2),
    'Y2 (mm)': String(y2),
    'Line (mm)': String(lineMm),
  },
});
