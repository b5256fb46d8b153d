import type { Box } from '../scene/frame.ts';
import type {
  ImageElement,
  LabelElement,
  LabelTemplate,
  LabelVariable,
} from '../template/template-schema.ts';
import type { VariableSource } from '../template/variable-source.ts';
import type { TableColumn, TableRow } from '../template/table-schema.ts';
import type { Axis } from '../scene/axis.ts';

/** The eight places of a box that can be dragged. */
export const handles = [
  'top-left',
  'top',
  'top-right',
  'right',
  'bottom-right',
  'bottom',
  'bottom-left',
  'left',
] as const;
export type Handle = (typeof handles)[number];

/** The nine points of a label that may stay where they are while its size changes. */
export type Anchor = Handle | 'center';

export type AlignEdge = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

/** Look of elements: a value for each property to set; null takes an optional property away. */
export type LookPatch = Readonly<Record<string, string | number | boolean | null>>;

/** Places to set, in mm: the box of an element, or the ends of a line. */
export interface PlacePatch {
  readonly xMm?: number;
  readonly yMm?: number;
  readonly widthMm?: number;
  readonly heightMm?: number;
  readonly x1Mm?: number;
  readonly y1Mm?: number;
  readonly x2Mm?: number;
  readonly y2Mm?: number;
}

/** Properties of a variable to set; null takes an optional one away. */
export interface VariablePatch {
  readonly type?: LabelVariable['type'];
  readonly label?: string | null;
  readonly required?: boolean | null;
  readonly editable?: boolean | null;
  readonly propertySize?: number | null;
  readonly defaultValue?: string | null;
  /** Where its value comes from; with one, whoever prints does not fill it in, and `editable` is taken away. */
  readonly source?: VariableSource | null;
}

interface OnElements {
  /** Ids of elements. Unknown and locked ones are left out. */
  readonly ids: readonly string[];
}

interface OnDots {
  /** The printer's dpi, where places are on its dots: boxes are then rounded outwards and keep their whole dots. */
  readonly dpi?: number;
}

interface ResizeByHandle extends OnElements, OnDots {
  readonly kind: 'resize';
  readonly handle: Handle;
  /** By how much the handle is moved. */
  readonly dxMm: number;
  readonly dyMm: number;
  /** Width and height keep their proportion. */
  readonly keepsShape?: boolean;
  /** The opposite edge moves as far the other way. */
  readonly fromCenter?: boolean;
}

interface ResizeToBox extends OnElements, OnDots {
  readonly kind: 'resize';
  /** New place in mm of the box around all elements, lines without their stroke. */
  readonly box: Box;
}

/**
 * A change of a label template as data: it can be written as JSON. `applyEdit` makes it, `refusalOf` says why it cannot be
 * made. Lengths are in mm.
 */
export type Edit =
  /**
   * Adds an element in front of all others; its id is made unique and variables it names are declared, with these rules
   * where it has some for them.
   */
  | {
      readonly kind: 'add';
      readonly element: LabelElement;
      readonly variables?: readonly LabelVariable[] | undefined;
    }
  | ({ readonly kind: 'remove' } & OnElements)
  /** Moves elements together, no further than 1 mm of each remains on the label. */
  | ({ readonly kind: 'move'; readonly dxMm: number; readonly dyMm: number } & OnElements & OnDots)
  | ResizeByHandle
  | ResizeToBox
  /** Turns elements clockwise by quarters about their common centre. */
  | ({ readonly kind: 'turn'; readonly quarters: number } & OnElements)
  /** Sets places, or adds to them where `isRelative`. */
  | ({ readonly kind: 'setPlace'; readonly place: PlacePatch; readonly isRelative?: boolean } & OnElements)
  | ({ readonly kind: 'setLook'; readonly patch: LookPatch } & OnElements)
  /** Sets the content of a text or barcode, or the source of a picture. */
  | { readonly kind: 'setContent'; readonly id: string; readonly content: string | ImageElement['source'] }
  /** Sets columns, rows or both of a table, with all their cells. */
  | {
      readonly kind: 'setTable';
      readonly id: string;
      readonly columns?: readonly TableColumn[];
      readonly rows?: readonly TableRow[];
    }
  | { readonly kind: 'rename'; readonly id: string; readonly name: string }
  /** Changes what is in front of what: one step, all the way, or to a place in the list of elements, from 0 at the back. */
  | ({ readonly kind: 'order'; readonly to: 'front' | 'forward' | 'backward' | 'back' | number } & OnElements)
  | ({ readonly kind: 'group' } & OnElements)
  /** Dissolves the groups of these elements. */
  | ({ readonly kind: 'ungroup' } & OnElements)
  | ({ readonly kind: 'lock'; readonly isLocked: boolean } & OnElements)
  /** Aligns elements with the box around them, the label, or the last of them. A whole group moves as one. */
  | ({
      readonly kind: 'align';
      readonly edge: AlignEdge;
      readonly to: 'selection' | 'label' | 'last';
    } & OnElements)
  /** Makes the distances between at least three elements equal. A whole group moves as one. */
  | ({ readonly kind: 'distribute'; readonly axis: Axis } & OnElements)
  /** Gives elements the width, height or both of the last of them. */
  | ({ readonly kind: 'sameSize'; readonly side: 'width' | 'height' | 'both' } & OnElements)
  | { readonly kind: 'addVariable'; readonly variable: LabelVariable }
  | { readonly kind: 'changeVariable'; readonly name: string; readonly patch: VariablePatch }
  | { readonly kind: 'renameVariable'; readonly name: string; readonly to: string }
  /** Removes a variable; where it is used, its default takes its place. */
  | { readonly kind: 'removeVariable'; readonly name: string }
  /** Changes the label itself; `anchor` is the point that stays where it is on the elements, by default the top left. */
  | {
      readonly kind: 'setLabel';
      readonly name?: string;
      readonly widthMm?: number;
      readonly heightMm?: number;
      readonly anchor?: Anchor;
      /** Null takes the margin away. */
      readonly marginMm?: number | null;
    }
  /** Turns the label with all its elements and guides clockwise by quarters. */
  | { readonly kind: 'turnLabel'; readonly quarters: number }
  /** Replaces the guides of an axis; the other keeps its own. */
  | { readonly kind: 'setGuides'; readonly xMm?: readonly number[]; readonly yMm?: readonly number[] }
  /** Adds copies with new ids, in front. Without a shift they keep their places, if these are on the label. */
  | {
      readonly kind: 'paste';
      readonly elements: readonly LabelElement[];
      readonly variables: readonly LabelVariable[];
      readonly shift?: { readonly dxMm: number; readonly dyMm: number };
    }
  | { readonly kind: 'replaceAll'; readonly template: LabelTemplate };

export type EditKind = Edit['kind'];
/** The edit of a kind. */
export type EditOf<Kind extends EditKind> = Extract<Edit, { readonly kind: Kind }>;
