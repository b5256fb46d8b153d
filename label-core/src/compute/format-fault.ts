import type { Sentence } from '../sentence/index.ts';
import type { DateFormatFault } from './date/date-format.ts';
import { sentences } from './sentences/index.ts';

const { computeFault: said } = sentences;

/** Returns what is wrong with a date format, as the end of a sentence. */
export const formatFault = (found: DateFormatFault): Sentence =>
  found.fault === 'letters' ? said.formatLetters({ letters: found.letters }) : said.formatQuote;
