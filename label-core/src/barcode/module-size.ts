import { dotMm } from '../scene/length.ts';

export interface ModuleRoom {
  /** Available dots and required modules for each direction that limits the size. */
  readonly sides: readonly { readonly dots: number; readonly modules: number }[];
  readonly wantedMm: number | undefined;
  readonly minMm: number;
  readonly dpi: number;
}

/** Fewest dots per module; the printed width of a bar of one dot depends too much on how the printer burns it. */
const fewestDots = 2;

/**
 * Returns the module width in whole dots: the wanted one as far as it fits, else the largest that fits. Undefined when
 * even the smallest allowed width does not fit.
 */
export function moduleDots({ sides, wantedMm, minMm, dpi }: ModuleRoom): number | undefined {
  const least = smallestModuleDots(minMm, dpi);
  const most = Math.min(...sides.map(({ dots, modules }) => Math.floor(dots / modules)));
  if (most < least) return undefined;
  const wanted = wantedMm === undefined ? most : Math.round(wantedMm / dotMm(dpi));
  return Math.min(most, Math.max(least, wanted));
}

/** Returns the fewest whole dots that make a module of at least `minMm`. */
export function smallestModuleDots(minMm: number, dpi: number): number {
  return Math.max(fewestDots, Math.ceil(minMm / dotMm(dpi) - 1e-3));
}
