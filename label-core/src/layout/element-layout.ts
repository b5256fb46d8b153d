import type { BindingSource } from '../binding/bound-text.ts';
import type { FontSet } from '../font/font-set.ts';
import type { LabelProblem, LabelWarning } from '../problem/label-problem.ts';
import type { SceneNode } from '../scene/scene.ts';
import type { Surroundings } from './free-span.ts';

/** What laying out one element needs to know. */
export interface LayoutContext extends BindingSource {
  readonly dpi: number;
  readonly fonts: FontSet;
  /** Media id -> bytes of a PNG or JPEG. */
  readonly images: Readonly<Record<string, Uint8Array>>;
  readonly surroundings: Surroundings;
}

/** What becomes of one element: what to draw, and what is wrong or doubtful with it. */
export interface ElementLayout {
  readonly nodes: readonly SceneNode[];
  readonly problems: readonly LabelProblem[];
  readonly warnings?: readonly LabelWarning[];
}

export const nothing: ElementLayout = { nodes: [], problems: [] };
