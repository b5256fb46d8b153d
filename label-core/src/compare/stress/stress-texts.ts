import type { StressSampleId } from './stress-sample.ts';

/** What each sample tries, for people. */
export const stressTexts: Readonly<Record<StressSampleId, string>> = {
  longest: 'Longest values',
  empty: 'Empty values',
  accented: 'Accented and wide letters',
  'right-to-left': 'Writing from right to left',
  'toggles-on': 'All switches on',
  'toggles-off': 'All switches off',
};

/** Words of many widths, with wide letters among them, to be repeated to any length. */
export const longText = 'Wholemeal Marmalade Maximum Weight 250 g WWW ';

/** Letters with marks above, below and through them, some as a letter and a mark of its own (U+0301, U+0323). */
export const accentedText =
  'Ŵŵ Ǽǽ Œuvre Crème brûlée Åse Žluťoučký kůň Đặc biệt Ĳssel cre\u0301me be\u0323te Ḿ Ǘ Ÿ Ğ ';

/** Hebrew and Arabic with a number among them. */
export const rightToLeftText = 'שוקולד מריר 70% شوكولاتة داكنة ';
