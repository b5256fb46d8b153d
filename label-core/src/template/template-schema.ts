import * as z from 'zod/mini';
import { readPathData } from '../path/path-data.ts';
import {
  box,
  element,
  id,
  imageDataUri,
  lengthMm,
  linkDomain,
  name,
  positionMm,
  sizePt,
  strokeMm,
  text,
  xHeightMm,
} from './schema-parts.ts';
import { tableElementSchema } from './table-schema.ts';
import { templateLimits as limits } from './template-limits.ts';
import { variableName } from './variable-name-schema.ts';
import { variableSourceSchema } from './variable-source.ts';

/** The symbologies of barcodes on a label. Those that format version 1 does not know: template-version.ts. */
export const symbologies = [
  'ean13',
  'ean8',
  'upca',
  'upce',
  'code128',
  'gs1-128',
  'itf14',
  'code39',
  'databarexpanded',
  'qrcode',
  'gs1qrcode',
  'gs1dlqrcode',
  'datamatrix',
  'gs1datamatrix',
  'gs1dldatamatrix',
] as const;

/** Schema of a variable. */
export const variableSchema = z.strictObject({
  name: variableName,
  type: z.enum(['default', 'media-ref', 'toggle']),
  label: z.optional(name),
  required: z.optional(z.boolean()),
  editable: z.optional(z.boolean()),
  /** Maximum number of characters, as a person counts them. */
  propertySize: z.optional(z.int().check(z.positive(), z.maximum(limits.propertySize))),
  defaultValue: z.optional(text),
  /** Where its value comes from, if nobody fills it in. */
  source: z.optional(variableSourceSchema),
});

const textElementSchema = z.strictObject({
  ...box,
  type: z.literal('text'),
  value: text,
  /** Tags in the value and in the values of its variables are read: markup/markup-tokens.ts. */
  markup: z.optional(z.boolean()),
  weight: z.optional(z.literal([400, 700])),
  sizePt,
  minSizePt: z.optional(sizePt),
  /** Smallest x-height: a law may ask for one. The text shrinks no further, and is a problem where its size is below. */
  minXHeightMm: z.optional(xHeightMm),
  align: z.optional(z.enum(['left', 'center', 'right'])),
  verticalAlign: z.optional(z.enum(['top', 'middle', 'bottom'])),
  wrap: z.optional(z.boolean()),
  maxLines: z.optional(z.int().check(z.positive(), z.maximum(limits.lines))),
  lineHeight: z.optional(
    z.number().check(z.minimum(limits.smallestLineHeight), z.maximum(limits.lineHeight)),
  ),
  overflow: z.optional(z.enum(['error', 'ellipsis'])),
  color: z.optional(z.enum(['black', 'white'])),
});

const barcodeElementSchema = z.strictObject({
  ...box,
  type: z.literal('barcode'),
  symbology: z.enum(symbologies),
  value: text,
  /** The value has no check digit, which is added: EAN-13, EAN-8, UPC-A, UPC-E and ITF-14 only. */
  addsCheckDigit: z.optional(z.boolean()),
  humanReadable: z.optional(z.boolean()),
  /** Maximum size of the text below the bars; retail codes have their own size. */
  textSizePt: z.optional(sizePt),
  /** Bars above and below an ITF-14: with them a scanner held askew reads nothing instead of a shorter number. */
  bearerBars: z.optional(z.boolean()),
  moduleMm: z.optional(lengthMm),
  /**
   * Increases the module to the next whole dot when the box is too narrow for it and there is free space beside it; not
   * for 2D codes.
   */
  grows: z.optional(z.boolean()),
  /** Alignment of the symbol in a larger box; default is the middle. */
  align: z.optional(z.enum(['left', 'center', 'right'])),
  verticalAlign: z.optional(z.enum(['top', 'middle', 'bottom'])),
  errorCorrection: z.optional(z.enum(['L', 'M', 'Q', 'H'])),
  /** Web address in front of the elements of a GS1 Digital Link, by default that of GS1. */
  linkDomain: z.optional(linkDomain),
});

const imageElementSchema = z.strictObject({
  ...box,
  type: z.literal('image'),
  source: z.union(
    [z.strictObject({ variable: variableName }), z.strictObject({ dataUri: imageDataUri })],
    'must be {"variable": name} or {"dataUri": PNG or JPEG in base64}',
  ),
  fit: z.optional(z.enum(['contain', 'cover', 'stretch'])),
});

const rectangleElementSchema = z.strictObject({
  ...box,
  type: z.literal('rectangle'),
  strokeMm: z.optional(strokeMm),
  fill: z.optional(z.enum(['black', 'white', 'none'])),
  radiusMm: z.optional(strokeMm),
});

const lineElementSchema = z.strictObject({
  ...element,
  type: z.literal('line'),
  x1Mm: positionMm,
  y1Mm: positionMm,
  x2Mm: positionMm,
  y2Mm: positionMm,
  strokeMm: strokeMm.check(z.positive()),
});

const ellipseElementSchema = z.strictObject({
  ...box,
  type: z.literal('ellipse'),
  strokeMm: z.optional(strokeMm),
  fill: z.optional(z.enum(['black', 'white', 'none'])),
});

const pathData = z.string().check(
  z.maxLength(limits.pathCharacters),
  z.refine(
    (data) => readPathData(data) !== undefined,
    'must be absolute path data: M x y, L x y, C x1 y1 x2 y2 x y and Z',
  ),
);

/** A free outline. Its coordinates range from 0, 0 to `viewWidth`, `viewHeight`, which are stretched to the box. */
const pathElementSchema = z.strictObject({
  ...box,
  type: z.literal('path'),
  d: pathData,
  viewWidth: lengthMm,
  viewHeight: lengthMm,
  fill: z.optional(z.enum(['black', 'white', 'none'])),
  fillRule: z.optional(z.enum(['nonzero', 'evenodd'])),
  strokeMm: z.optional(strokeMm),
  stroke: z.optional(z.enum(['black', 'white'])),
  lineEnds: z.optional(z.enum(['flat', 'round'])),
});

/** Schema of an element of any type. */
export const elementSchema = z.discriminatedUnion('type', [
  textElementSchema,
  barcodeElementSchema,
  imageElementSchema,
  rectangleElementSchema,
  lineElementSchema,
  ellipseElementSchema,
  pathElementSchema,
  tableElementSchema,
]);

const ids = z.array(id).check(z.maxLength(limits.elements));
const guides = z.array(positionMm).check(z.maxLength(limits.guides));

/**
 * What the designer keeps for the next person: elements that cannot be changed by accident, elements that are selected
 * together, and lines to align with. It is not printed. Left out when empty.
 */
const designSchema = z.strictObject({
  locked: z.optional(ids),
  groups: z.optional(z.array(ids).check(z.maxLength(limits.elements))),
  /** Positions of upright (`xMm`) and level (`yMm`) guides. */
  guides: z.optional(z.strictObject({ xMm: z.optional(guides), yMm: z.optional(guides) })),
  /** Distance of the margins from the edges of the label. */
  marginMm: z.optional(z.number().check(z.minimum(0), z.maximum(limits.marginMm))),
});

/** Schema of a label template, format versions 1 and 2. References between its parts are checked in template-rules.ts. */
export const labelTemplateSchema = z.strictObject({
  format: z.literal('platen-label'),
  version: z.literal([1, 2]),
  name,
  widthMm: lengthMm.check(z.minimum(1)),
  heightMm: lengthMm.check(z.minimum(1)),
  variables: z.array(variableSchema).check(z.maxLength(limits.variables)),
  elements: z.array(elementSchema).check(z.maxLength(limits.elements)),
  design: z.optional(designSchema),
});

/** A label design: its size, its variables and its elements. */
export type LabelTemplate = z.infer<typeof labelTemplateSchema>;
export type LabelDesign = z.infer<typeof designSchema>;
export type LabelVariable = z.infer<typeof variableSchema>;
export type LabelElement = z.infer<typeof elementSchema>;
export type TextElement = z.infer<typeof textElementSchema>;
export type BarcodeElement = z.infer<typeof barcodeElementSchema>;
export type ImageElement = z.infer<typeof imageElementSchema>;
export type RectangleElement = z.infer<typeof rectangleElementSchema>;
export type LineElement = z.infer<typeof lineElementSchema>;
export type EllipseElement = z.infer<typeof ellipseElementSchema>;
export type PathElement = z.infer<typeof pathElementSchema>;
export type TableElement = z.infer<typeof tableElementSchema>;
export type Symbology = (typeof symbologies)[number];
export type QuarterTurn = 0 | 90 | 180 | 270;
