/** Size classes of labels, by the longer side. */
export const TEMPLATE_SIZES = ['small', 'medium', 'large'] as const;
export type TemplateSize = (typeof TEMPLATE_SIZES)[number];

const SMALL_MM = 60;
const MEDIUM_MM = 110;

/** Returns `small` up to 60 mm, `medium` up to 110 mm, `large` above; undefined if the size is unknown. */
export function templateSize({
  widthMm,
  heightMm,
}: {
  widthMm: number | undefined;
  heightMm: number | undefined;
}): TemplateSize | undefined {
  if (widthMm === undefined || heightMm === undefined) return undefined;
  const longer = Math.max(widthMm, heightMm);
  if (longer <= SMALL_MM) return 'small';
  return longer <= MEDIUM_MM ? 'medium' : 'large';
}
