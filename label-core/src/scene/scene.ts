import type { FontKey, FontSet } from '../font/font-set.ts';
import type { LabelProblem, LabelWarning } from '../problem/label-problem.ts';
import type { PathSegment } from '../path/path-data.ts';
import type { QuarterTurn, Symbology } from '../template/template-schema.ts';
import type { LabelImage } from './label-image.ts';

/**
 * A label ready for drawing. All lengths are millimetres from the top left corner, y down; text sizes are points. Nodes
 * are drawn in order. Every back end draws the same scene, so that the preview matches the print.
 */
export interface Scene {
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
  /** Resolution of the printer for which this scene was laid out; bars are on its dot grid. */
  readonly dpi: number;
  readonly nodes: readonly SceneNode[];
  /** Empty when the label may be printed. */
  readonly problems: readonly LabelProblem[];
  /** Possible defects of a label that can be printed nevertheless. */
  readonly warnings: readonly LabelWarning[];
  /** Fonts to which the glyph ids refer. */
  readonly fonts: FontSet;
}

export type SceneNode =
  | GlyphRun
  | ModuleGroup
  | RectangleNode
  | EllipseNode
  | LineNode
  | PathNode
  | ImageNode;
export type Ink = 'black' | 'white';

/** A line of text, or a part of one that is set in one way. */
export interface GlyphRun {
  readonly kind: 'glyphs';
  readonly elementId: string;
  readonly text: string;
  /** Whether it is on the line of the run before it. */
  readonly continuesLine?: true;
  /** Whether its outlines are slanted about the baseline, by `slantDegrees`. */
  readonly isSlanted?: true;
  readonly fontKey: FontKey;
  readonly sizePt: number;
  readonly color: Ink;
  /** Start of the baseline. */
  readonly xMm: number;
  readonly yMm: number;
  /** Degrees clockwise about the start of the baseline. */
  readonly rotation: QuarterTurn;
  readonly glyphs: readonly PlacedGlyph[];
}

/** A glyph; its position is relative to the start of the run, before the run is rotated. */
export interface PlacedGlyph {
  readonly id: number;
  readonly text: string;
  readonly xMm: number;
  readonly yMm: number;
}

/** The dark modules of one barcode: closed outlines x0, y0, x1, y1, ... filled black by the even-odd rule. */
export interface ModuleGroup {
  readonly kind: 'modules';
  readonly elementId: string;
  readonly symbology: Symbology;
  /** Encoded value in the notation of its symbology. */
  readonly value: string;
  readonly outlines: readonly (readonly number[])[];
}

export interface RectangleNode extends Strokable {
  readonly kind: 'rectangle';
  readonly elementId: string;
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly radiusMm: number;
}

export interface EllipseNode extends Strokable {
  readonly kind: 'ellipse';
  readonly elementId: string;
  readonly centerXMm: number;
  readonly centerYMm: number;
  readonly radiusXMm: number;
  readonly radiusYMm: number;
}

interface Strokable {
  /** Width of the black line centred on the outline; 0 draws none. */
  readonly strokeMm: number;
  readonly fill: Ink | 'none';
}

export interface LineNode {
  readonly kind: 'line';
  readonly elementId: string;
  readonly x1Mm: number;
  readonly y1Mm: number;
  readonly x2Mm: number;
  readonly y2Mm: number;
  readonly strokeMm: number;
}

/** A free outline, filled and stroked. */
export interface PathNode {
  readonly kind: 'path';
  readonly elementId: string;
  readonly segments: readonly PathSegment[];
  readonly fill: Ink | 'none';
  readonly fillRule: 'nonzero' | 'evenodd';
  /** Width of the line centred on the outline; 0 draws none. */
  readonly strokeMm: number;
  readonly stroke: Ink;
  /** `round` also rounds the corners of the line. */
  readonly lineEnds: 'flat' | 'round';
}

/** An image in a frame of this size about a centre; first fitted, then rotated clockwise as a whole. */
export interface ImageNode {
  readonly kind: 'image';
  readonly elementId: string;
  readonly image: LabelImage;
  readonly fit: 'contain' | 'cover' | 'stretch';
  readonly centerXMm: number;
  readonly centerYMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly rotation: QuarterTurn;
}
