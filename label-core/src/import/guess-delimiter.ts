import { csvDelimiters, type CsvDelimiter } from './csv-record.ts';
import { namedDelimiter, readCsvRows } from './read-csv-rows.ts';

const SAMPLE_ROWS = 30;
const SAMPLE_CHARACTERS = 200_000;

/**
 * The delimiter that cuts the first rows into most cells, all of them into the same number: the one the file names, else the
 * likeliest; a comma where there is one column only.
 */
export function guessDelimiter(text: string): CsvDelimiter {
  const named = csvDelimiters.find((delimiter) => delimiter === namedDelimiter(text));
  if (named) return named;
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  let best: { delimiter: CsvDelimiter; score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of csvDelimiters) {
    const score = scoreOf(sample, delimiter);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/** The share of the rows that have the first one's number of cells, plus a little for each cell; 0 for one column. */
function scoreOf(sample: string, delimiter: CsvDelimiter): number {
  let width = 0;
  let alike = 0;
  let count = 0;
  for (const { cells, isBroken } of readCsvRows(sample, delimiter)) {
    if (count === 0) width = cells.length;
    count += 1;
    if (cells.length === width && !isBroken) alike += 1;
    if (count === SAMPLE_ROWS) break;
  }
  return width < 2 || count === 0 ? 0 : alike / count + Math.min(width, 50) / 1000;
}
