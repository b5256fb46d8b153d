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

/** Size of a label in mm, as far as the server says it. */
export type SizeNow = Partial<Pick<ExtractedLabel, Side>>;

interface AsNow {
  /** Side that is as long as it is now; both where the file has the proportions of the label. */
  readonly side: Side | 'both';
  readonly label: SizedLabel;
}

/** Difference in mm below which a side counts as being as long as now: less than a dot of the finest usual printer. */
const SAME_MM = 0.04;

/**
 * Returns a file in the size that its label has now: one choice where the proportions are the same, otherwise one as wide
 * and one as high. Sizes that are not known or not possible are left out.
 */
export function sizesAsNow(file: ExtractedLabel, now: SizeNow): readonly AsNow[] {
  const choiceOf = (side: Side): readonly AsNow[] => {
    const sized = now[side] === undefined ? undefined : labelOfSize(file, side, String(now[side]));
    return sized?.kind === 'sized' ? [{ side, label: sized.label }] : [];
  };
  const choices = [...choiceOf('widthMm'), ...choiceOf('heightMm')];
  const same = choices.find(
    ({ label }) => isNear(label.widthMm, now.widthMm) && isNear(label.heightMm, now.heightMm),
  );
  return same ? [{ ...same, side: 'both' }] : choices;
}

const isNear = (one = Number.NaN, other = Number.NaN) => Math.abs(one - other) < SAME_MM;
