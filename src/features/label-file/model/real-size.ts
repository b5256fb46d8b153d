import { isTemplate, scaledLabel, scaleLimits } from 'label-core/design';
import type { ExtractedLabel } from '../api/extracted-label-schema';

/** A label in another size, and as it was read: from that each further size is made. */
export type SizedLabel = Pick<ExtractedLabel, 'template' | 'widthMm' | 'heightMm' | 'asRead'>;

export type Side = 'widthMm' | 'heightMm';

type Sized =
  | { readonly kind: 'sized'; readonly label: SizedLabel }
  /** Not a number between these, in mm. */
  | { readonly kind: 'refused'; readonly least: number; readonly most: number };

/**
 * Returns a label with one side as typed, and the other in proportion to it; undefined when it is no Platen label.
 * @param typed millimetres, with a point or a comma before decimals
 */
export function labelOfSize(file: ExtractedLabel, side: Side, typed: string): Sized | undefined {
  const { template, widthMm, heightMm } = file.asRead ?? file;
  if (!isTemplate(template)) return undefined;
  const limits = scaleLimits(template);
  // Inside of what is allowed, so that the bounds that are told can be typed.
  const least = Math.ceil(template[side] * limits.least * 100) / 100;
  const most = Math.floor(template[side] * limits.most * 100) / 100;
  const mm = typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.'));
  if (!(mm >= least && mm <= most)) return { kind: 'refused', least, most };
  const scaled = scaledLabel(template, mm / template[side]);
  return {
    kind: 'sized',
    label: {
      template: scaled,
      widthMm: scaled.widthMm,
      heightMm: scaled.heightMm,
      asRead: { template, widthMm, heightMm },
    },
  };
}
