import type { Sentence } from '../../sentence/index.ts';
import { sentences } from '../sentences/index.ts';
import type { StressSampleId } from './stress-sample.ts';

const { stressSample } = sentences;

/** Names of the samples for people. */
export const stressWords: Readonly<Record<StressSampleId, Sentence>> = {
  longest: stressSample.longest,
  empty: stressSample.empty,
  accented: stressSample.accented,
  'right-to-left': stressSample.rightToLeft,
  'toggles-on': stressSample.togglesOn,
  'toggles-off': stressSample.togglesOff,
};

/** Words of many widths, including wide letters, to be repeated to any length. */
export const longText = 'Wholemeal Marmalade Maximum Weight 250 g WWW ';

/** Letters with marks above, below and through them, some as a letter and a combining mark (U+0301, U+0323). */
export const accentedText =
  'Ŵŵ Ǽǽ Œuvre Crème brûlée Åse Žluťoučký kůň Đặc biệt Ĳssel cre\u0301me be\u0323te Ḿ Ǘ Ÿ Ğ ';

/** Hebrew and Arabic with a number between them. */
export const rightToLeftText = 'שוקולד מריר 70% شوكولاتة داكنة ';
