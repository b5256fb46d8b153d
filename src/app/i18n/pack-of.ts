/**
 * What slices say, loaded together: for signing in, for a person’s own account, for printing, for managers and
 * administrators, for designing labels.
 */
export const TEXT_PACKS = ['first', 'account', 'print', 'manage', 'design'] as const;
type TextPack = (typeof TEXT_PACKS)[number];

/** What server, helper and label-core say where somebody prints, where somebody manages, and where labels are designed. */
export const SENTENCE_PACKS = ['print-sentences', 'manage-sentences', 'design-sentences'] as const;
type SentencePack = (typeof SENTENCE_PACKS)[number];

export type LanguagePack = TextPack | SentencePack;

/** Signing in, and what is around every screen. */
const FIRST = /^(app|shared|entities\/session|features\/sign-in|pages\/account)(\/|$)/;
/** A person’s own settings and second factor. */
const ACCOUNT = /^pages\/account\/settings(\/|$)/;
/** Printing, and what every screen of members shows. */
const PRINT =
  /^(entities|features\/(choose-article|command-palette|print-label|quick-print|scan-to-print|send-print-job)|pages\/(home|print|widget\/(my-widgets|quick-print)))(\/|$)/;

/** Designing labels. */
const DESIGN =
  /^(features\/(article-check|label-inspector|scan-check|variable-source)|pages\/label\/design)(\/|$)/;

/**
 * The pack that has the translations of a slice.
 * @param slice its path below src: "pages/printer/form"
 */
export function packOf(slice: string): TextPack {
  if (ACCOUNT.test(slice)) return 'account';
  if (FIRST.test(slice)) return 'first';
  if (PRINT.test(slice)) return 'print';
  return DESIGN.test(slice) ? 'design' : 'manage';
}

/** What is said of values, prints and printers, and to everybody who is signed in; of a second factor only where one is changed. */
const SAID_WHERE_PRINTED =
  /^(helper|label-core\/src\/(barcode|compute|gtin|problem)|server\/src\/(foundation|people(?!\/auth)|printing))(\/|$)/;

/** What is said of edits, and what is offered for a problem. */
const SAID_WHERE_DESIGNED = /^label-core\/src\/(design|repair)(\/|$)/;

/**
 * The pack that has the translations of what a program says.
 * @param folder that of its catalogue, from the root: "server/src/printing"
 */
export function sentencePackOf(folder: string): SentencePack {
  if (SAID_WHERE_PRINTED.test(folder)) return 'print-sentences';
  return SAID_WHERE_DESIGNED.test(folder) ? 'design-sentences' : 'manage-sentences';
}
