import type { LabelTemplate } from 'label-core';

/** What can be shown over the label beside the label itself; none of it is printed but the dots. */
export const OVERLAYS = ['boxes', 'quiet', 'margins', 'dots'] as const;
export type Overlay = (typeof OVERLAYS)[number];

/** What a person switched on or off. */
export type Overlays = Readonly<Partial<Record<Overlay, boolean>>>;

/** Margin in mm that is shown for a label that has none. */
const USUAL_MARGIN_MM = 2;

/** Returns whether an overlay is shown: margins at once for a label that has some, the others when they are switched on. */
export const isShown = (overlays: Overlays, overlay: Overlay, { design }: LabelTemplate): boolean =>
  overlays[overlay] ?? (overlay === 'margins' && (design?.marginMm ?? 0) > 0);

/** Returns the margin to draw, in mm; undefined where none is shown, or the label has no room for it. */
export function shownMarginMm(overlays: Overlays, template: LabelTemplate): number | undefined {
  if (!isShown(overlays, 'margins', template)) return undefined;
  const marginMm = template.design?.marginMm ?? USUAL_MARGIN_MM;
  const isRoom = marginMm > 0 && 2 * marginMm < Math.min(template.widthMm, template.heightMm);
  return isRoom ? marginMm : undefined;
}
