import { dotMm } from '../scene/length.ts';

export interface ModuleRoom {
  /** How many dots there are for how many modules, for each direction that counts. */
  readonly sides: readonly { readonly dots: number; readonly modules: number }[];
  readonly wantedMm: number | undefined;
  readonly minMm: number;
  readonly dpi: number;
}

/** A bar of one dot is at the mercy of how the printer burns it. */
const fewestDots = 2;

/**
 * The module width in whole dots: the wanted one as far as it fits, else the largest that does.
 * Undefined when even the smallest allowed one does not fit.
 */
export function moduleDots({ sides, wantedMm, minMm, dpi }: ModuleRoom): number | undefined {
  const least = smallestModuleDots(minMm, dpi);
  const most = Math.min(...sides.map(({ dots, modules }) => Math.floor(dots / modules)));
  if (most < least) return undefined;
  const wanted = wantedMm === undefined ? most : Math.round(wantedMm / dotMm(dpi));
  return Math.min(most, Math.max(least, wanted));
}

/** The fewest whole dots that make a module of at least `minMm`. */
export function smallestModuleDots(minMm: number, dpi: number): number {
  return Math.max(fewestDots, Math.ceil(minMm / dotMm(dpi) - 1e-3));
}
