import type { LabelProblem, LabelWarning } from '../problem/label-problem.ts';
import type { Box } from '../scene/frame.ts';
import type { SceneNode } from '../scene/scene.ts';

/** Result of laying out one element: its nodes, problems and warnings. */
export interface ElementLayout {
  readonly nodes: readonly SceneNode[];
  readonly problems: readonly LabelProblem[];
  readonly warnings?: readonly LabelWarning[];
  /** How a text fits its room; absent for other elements and for an empty text. */
  readonly fit?: TextFit;
  /** White places in mm that a barcode needs around its symbol; absent for other elements and a code that is not printed. */
  readonly quietZones?: readonly Box[];
}

/** A text in its room, both as they are read: before the element is turned. */
export interface TextFit {
  /** Size at which the text is printed, in points. */
  readonly sizePt: number;
  readonly lines: number;
  /** Whether the whole text is printed. */
  readonly isWhole: boolean;
  readonly usedMm: TextSize;
  readonly roomMm: TextSize;
}

interface TextSize {
  readonly width: number;
  readonly height: number;
}

export const nothing: ElementLayout = { nodes: [], problems: [] };
