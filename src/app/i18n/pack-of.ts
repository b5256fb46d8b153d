/** What slices say, loaded together: for signing in, for printing, for managers and administrators. */
export const TEXT_PACKS = ['first', 'print', 'manage'] as const;
type TextPack = (typeof TEXT_PACKS)[number];

/** What server, helper and label-core say where somebody prints, and where somebody manages. */
export const SENTENCE_PACKS = ['print-sentences', 'manage-sentences'] as const;
type SentencePack = (typeof SENTENCE_PACKS)[number];

export type LanguagePack = TextPack | SentencePack;

/** Signing in, and what is around every screen. */
const FIRST = /^(app|shared|entities\/session|features\/sign-in|pages\/account)(\/|$)/;
/** Printing, and what every screen of members shows. */
const PRINT =
  /^(entities|features\/(choose-article|command-palette|print-label|quick-print|scan-to-print|send-print-job)|pages\/(home|print|widget\/(my-widgets|quick-print)))(\/|$)/;

/**
 * The pack that has the translations of a slice.
 * @param slice its path below src: "pages/printer/form"
 */
export function packOf(slice: string): TextPack {
  if (FIRST.test(slice)) return 'first';
  return PRINT.test(slice) ? 'print' : 'manage';
}

/** What is said of values, prints and printers, and to everybody who is signed in. */
const SAID_WHERE_PRINTED =
  /^(helper|label-core\/src\/(barcode|gtin|problem)|server\/src\/(foundation|people|printing))(\/|$)/;

/**
 * The pack that has the translations of what a program says.
 * @param folder that of its catalogue, from the root: "server/src/printing"
 */
export const sentencePackOf = (folder: string): SentencePack =>
  SAID_WHERE_PRINTED.test(folder) ? 'print-sentences' : 'manage-sentences';
