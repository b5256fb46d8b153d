import { dotMm } from '../scene/length.ts';
import type { Scene, SceneNode } from '../scene/scene.ts';
import type { DecodeImage } from './decoded-image.ts';
import { createInkGrid, type InkGrid } from './ink-grid.ts';
import { paintNode } from './paint-node.ts';

export interface RasterOptions {
  readonly dpi: number;
  /** Pictures for which it returns none are painted as a black box. */
  readonly decodeImage?: DecodeImage | undefined;
}

/**
 * Paints a label as the amount of ink on each dot, from the outlines of the scene: a thermal print, the comparison of two
 * versions in a browser and the dots of a drawing are the same. It needs neither PDF nor WebAssembly.
 */
export function rasteriseScene(scene: Scene, { dpi, decodeImage }: RasterOptions): InkGrid {
  const grid = createInkGrid({ left: 0, top: 0, ...rasterSize(scene, dpi) });
  paintNodes(grid, scene, scene.nodes, { dpi, decodeImage });
  return grid;
}

/** Paints some nodes of a scene on a window of the label's dots. */
export function paintNodes(
  grid: InkGrid,
  { fonts }: Pick<Scene, 'fonts'>,
  nodes: readonly SceneNode[],
  { dpi, decodeImage }: RasterOptions,
): void {
  const means = { fonts, dotsPerMm: 1 / dotMm(dpi), ...(decodeImage && { decodeImage }) };
  for (const node of nodes) paintNode(grid, node, means);
}

/** Returns the number of dots of a label; the last ones may extend beyond its edge. */
export function rasterSize(
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
  dpi: number,
): { width: number; height: number } {
  const dots = (mm: number): number => Math.max(1, Math.ceil(mm / dotMm(dpi) - 1e-6));
  return { width: dots(widthMm), height: dots(heightMm) };
}
