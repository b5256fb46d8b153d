import { useState } from 'react';
import type { LabelParts, LabelTemplate, LayoutOptions, PartLayout } from 'label-core';
import type { LabelKit, LabelValues } from '@/entities/label';

interface ShownLayout {
  /** Lays a label out with the shown values: the same object for the same template. */
  readonly layOut: (template: LabelTemplate) => LabelParts;
  readonly options: LayoutOptions;
}

/**
 * Returns the layout with the shown values. It stays the same function while these do, so that an edit draws only the parts
 * of the screen that show what it changes.
 */
export function usePartLayout(
  kit: LabelKit,
  values: LabelValues,
  { dpi, images }: Pick<LayoutOptions, 'dpi' | 'images'>,
): ShownLayout {
  const [layout] = useState(() => kit.core.createPartLayout());
  return shownLayout(layout, values, { dpi, fonts: kit.fonts, images });
}

/** The drawing and what follows it ask for two templates in turn while somebody works. */
const KEPT = 2;

function shownLayout(layout: PartLayout, values: LabelValues, options: LayoutOptions): ShownLayout {
  let known: readonly { readonly template: LabelTemplate; readonly parts: LabelParts }[] = [];
  return {
    options,
    layOut: (template) => {
      const found = known.find((one) => one.template === template);
      if (found) return found.parts;
      // Elements are moved where they are in the template: printed, some close up.
      const parts = layout(template, values, { ...options, keepsPlaces: true });
      known = [{ template, parts }, ...known].slice(0, KEPT);
      return parts;
    },
  };
}
