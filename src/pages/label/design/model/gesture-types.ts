import type { LabelElement, LabelTemplate } from 'label-core';
import { handles, type Axis, type Edit, type Point, type SnapHit, type SnapTargets } from 'label-core/design';
import type { BarcodeSizesOf, BarcodeStep, BarcodeSteps } from './barcode-steps';
import type { Box } from './boxes';
import type { Snapping } from './snapping';

/** What a selection is resized by: the handles of its box, or the ends of a line. */
export const grips = [...handles, 'start', 'end'] as const;
export type Grip = (typeof grips)[number];

/** What the pointer does next: it selects, or the next press is the place of something. */
export type PointerMode =
  | { readonly kind: 'select' }
  /** The selection was picked up: the next press is the place of its top left corner. */
  | {
      readonly kind: 'carry';
      /** Tells what was picked up from what was before: what keys have moved since then is put back by Escape. */
      readonly number?: number;
    }
  /** A grip was pressed: the next press is where it goes. */
  | { readonly kind: 'edge'; readonly grip: Grip }
  /** Two points of the tracing picture are pressed, the first one after the other. */
  | { readonly kind: 'measure'; readonly first?: Point }
  /** A tool was chosen: the next press is the top left corner of a new element, a drag its box. */
  | { readonly kind: 'place'; readonly elementOf: (template: LabelTemplate) => LabelElement };

export const SELECTING: PointerMode = { kind: 'select' };

/** What a gesture works on. Lengths are in mm; `mmPerPx` is the zoom of the canvas. */
export interface GestureSetting {
  readonly template: LabelTemplate;
  readonly selection: readonly string[];
  readonly mode: PointerMode;
  /** Ids of elements that are not shown: the pointer passes through them, and nothing is aligned with them. */
  readonly hidden: ReadonlySet<string>;
  readonly snapping: Snapping;
  /** A press selects as well, as with Shift, and a finger on free ground draws a marquee. */
  readonly addsToSelection: boolean;
  readonly dpi: number;
  readonly mmPerPx: number;
  /** Returns the sizes in which a barcode is printed at this dpi; without it, barcodes are resized freely. */
  readonly barcodeSizes?: BarcodeSizesOf;
}

/** One event of the pointer. */
export interface PointerInput {
  readonly at: Point;
  /** Grip below the pointer. */
  readonly grip?: Grip | undefined;
  /** Ruler below the pointer: that along the upper edge is "x". */
  readonly ruler?: Axis | undefined;
  readonly isTouch: boolean;
  /** Of the finger that came second. */
  readonly isSecond?: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
  /** Ctrl, or ⌘ on a Mac. */
  readonly mod: boolean;
}

/** The guide that a press takes: one that is there at a place in mm, or a new one. An upright guide is on the axis "x". */
export interface HeldGuide {
  readonly axis: Axis;
  readonly fromMm?: number;
}

export type Gesture =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'pressing';
      readonly from: PointerInput;
      /** Element below the pointer; undefined on free ground. */
      readonly hitId: string | undefined;
      /** Guide that a drag from here moves, or makes. */
      readonly guide?: HeldGuide | undefined;
      readonly setting: GestureSetting;
    }
  | { readonly kind: 'marquee'; readonly from: Point; readonly setting: GestureSetting }
  | ({ readonly kind: 'moving' } & Dragging)
  | ({ readonly kind: 'sizing'; readonly grip: Grip; readonly steps?: BarcodeSteps | undefined } & Dragging)
  | ({ readonly kind: 'guiding'; readonly guide: HeldGuide } & Dragging)
  | Pinching
  | { readonly kind: 'drawing'; readonly from: Point; readonly setting: GestureSetting };

export interface Dragging {
  /** Elements that are dragged: without those that are locked. */
  readonly ids: readonly string[];
  readonly from: Point;
  /** Box around the dragged elements, where they were. */
  readonly around: Box;
  readonly setting: GestureSetting;
  readonly targets: SnapTargets;
  readonly held: readonly SnapHit[];
}

/** Places of two fingers, in mm of the label as it was drawn when the second one came. */
export type TwoPoints = readonly [first: Point, second: Point];

export interface Pinching {
  readonly kind: 'pinching';
  readonly from: TwoPoints;
  readonly at: TwoPoints;
  readonly setting: GestureSetting;
}

/** How two fingers change what is seen of the label. Places are in mm of the label as it was drawn before. */
export interface ViewChange {
  /** By which the label is drawn larger. */
  readonly factor: number;
  /** Place of the label that was between the fingers, and where it is seen now. */
  readonly held: Point;
  readonly shownAt: Point;
}

/** What is shown while a gesture goes on. */
export interface GesturePreview {
  /** Elements that are moved, and by how much. */
  readonly moved?: { readonly ids: readonly string[]; readonly dxMm: number; readonly dyMm: number };
  /** Edit that a release would make. */
  readonly edit?: Edit;
  readonly view?: ViewChange;
  /** Box that is drawn with the pointer. */
  readonly box?: Box;
  /** Guide that is dragged and its place in mm; undefined where a release takes it away. */
  readonly guide?: HeldGuide & { readonly mm: number | undefined };
  /** Lines that edges are aligned with. */
  readonly hits: readonly SnapHit[];
  /** Box around the dragged elements, where they are shown; undefined while nothing is dragged. */
  readonly around?: Box;
  /** Size that a barcode has there. */
  readonly step?: BarcodeStep | undefined;
}

/** What a gesture ends with. */
export interface GestureResult {
  readonly edit?: Edit;
  /** Lines that the edit aligned edges with. */
  readonly hits?: readonly SnapHit[];
  /** Size that the edit gives a barcode. */
  readonly step?: BarcodeStep | undefined;
  readonly select?: readonly string[];
  readonly mode?: PointerMode;
  /** Points between which the tracing picture is measured. */
  readonly measured?: TwoPoints;
  readonly view?: ViewChange;
}
