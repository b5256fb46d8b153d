import type { BindingSource } from '../binding/bound-text.ts';
import type { FontSet } from '../font/font-set.ts';
import type { LabelImage } from '../scene/label-image.ts';
import type { LabelTemplate } from '../template/template-schema.ts';
import { variableLabels } from '../template/variable-label.ts';
import { type LabelValues, resolveValues } from '../values/label-values.ts';
import type { Surroundings } from './free-span.ts';
import { shownElements } from './shown-elements.ts';

export interface LayoutOptions {
  /** Dots per inch of the printer, e.g. 203, 300, 600. */
  readonly dpi: number;
  readonly fonts: FontSet;
  /** Bytes of a PNG or JPEG by media id, for the media-ref variables. */
  readonly images?: Readonly<Record<string, Uint8Array>>;
  /**
   * Returns whether a picture has shades that a thermal printer loses, measured beforehand (`label-core/shades`), for a warning.
   * Without it no picture is warned of.
   */
  readonly hasShades?: ((picture: LabelImage) => boolean) | undefined;
  /** Elements that close up stay where the template has them: for a designer, who moves them there. */
  readonly keepsPlaces?: boolean;
}

/** Inputs for laying out one element. */
export interface LayoutContext
  extends BindingSource, Required<Omit<LayoutOptions, 'hasShades' | 'keepsPlaces'>> {
  /** Returns whether a thermal printer loses shades of a picture. */
  readonly hasShades: (picture: LabelImage) => boolean;
  /** The label with its visible elements, where they are printed. */
  readonly surroundings: Surroundings;
}

/** @throws RangeError when the dpi is not between 72 and 2400 */
export function createLayoutContext(
  template: LabelTemplate,
  values: LabelValues,
  { dpi, fonts, images = {}, hasShades = () => false, keepsPlaces = false }: LayoutOptions,
): LayoutContext {
  if (!(dpi >= 72 && dpi <= 2400)) throw new RangeError(`A printer of ${dpi} dpi is not supported.`);
  const { widthMm, heightMm } = template;
  const resolved = resolveValues(template, values);
  return {
    values: resolved,
    labels: variableLabels(template.variables),
    dpi,
    fonts,
    images,
    hasShades,
    surroundings: { widthMm, heightMm, elements: shownElements(template, resolved, keepsPlaces) },
  };
}
