import { csvDelimiters, type CsvDelimiter } from './csv-record.ts';
import { namedDelimiter, readCsvRows } from './read-csv-rows.ts';

const SAMPLE_ROWS = 30;
const SAMPLE_CHARACTERS = 200_000;

/**
 * Guesses the delimiter: the one named by the file, else the one that splits the first rows into the most cells, with the
 * same number in each row; a comma for a single column.
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

/** Returns the share of rows with as many cells as the first, plus a small amount for each cell; 0 for a single column. */
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
