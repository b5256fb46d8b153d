import type { BindingSource } from '../binding/bound-text.ts';
import type { FontSet } from '../font/font-set.ts';
import type { LabelProblem, LabelWarning } from '../problem/label-problem.ts';
import type { LabelImage } from '../scene/label-image.ts';
import type { SceneNode } from '../scene/scene.ts';
import type { Surroundings } from './free-span.ts';

/** Inputs for laying out one element. */
export interface LayoutContext extends BindingSource {
  readonly dpi: number;
  readonly fonts: FontSet;
  /** Bytes of a PNG or JPEG by media id. */
  readonly images: Readonly<Record<string, Uint8Array>>;
  /** Returns whether a thermal printer loses shades of a picture. */
  readonly hasShades: (picture: LabelImage) => boolean;
  readonly surroundings: Surroundings;
}

/** Result of laying out one element: its nodes, problems and warnings. */
export interface ElementLayout {
  readonly nodes: readonly SceneNode[];
  readonly problems: readonly LabelProblem[];
  readonly warnings?: readonly LabelWarning[];
}

export const nothing: ElementLayout = { nodes: [], problems: [] };
