/**
 * What is loaded together: for signing in, for printing, for managers and administrators, and what server, helper and
 * label-core say.
 */
export const PACKS = ['first', 'print', 'manage', 'sentences'] as const;
export type LanguagePack = (typeof PACKS)[number];

/** Signing in, and what is around every screen. */
const FIRST = /^(app|shared|entities\/session|features\/sign-in|pages\/account)(\/|$)/;
/** Printing, and what every screen of members shows. */
const PRINT =
  /^(entities|features\/(choose-article|command-palette|print-label|quick-print|scan-to-print|send-print-job)|pages\/(home|print|widget\/(my-widgets|quick-print)))(\/|$)/;

/**
 * The pack that has the translations of a slice.
 * @param slice its path below src: "pages/printer/form"
 */
export function packOf(slice: string): Exclude<LanguagePack, 'sentences'> {
  if (FIRST.test(slice)) return 'first';
  return PRINT.test(slice) ? 'print' : 'manage';
}
