import { articleIdentity, gtinRule, isGtinFault, readGtin, upcAsEan13 } from 'label-core/gtin';
import { decodeEntities, guessDelimiter, readCsvRows } from 'label-core/import';
import { isStorableText } from '../../../foundation/values/storable-text.ts';

export interface ArticleRow {
  readonly ean: string;
  readonly name: string;
  readonly ingredients: string;
}

interface RejectedRow {
  /** Line of the file at which the row begins, from 1. */
  readonly line: number;
  readonly reason: string;
}

export interface ReadRows {
  readonly articles: readonly ArticleRow[];
  readonly rejected: readonly RejectedRow[];
}

const maxNameLength = 200;
const maxIngredientsLength = 10_000;

/** Returns the first reason why a row is no valid article; undefined if it is valid. */
function reasonOf({ ean, name, ingredients }: ArticleRow): string | undefined {
  const gtin = readGtin(ean);
  if (isGtinFault(gtin)) {
    return gtin.fault === 'check-digit'
      ? `the check digit of ${ean} is wrong: ${gtinRule(gtin)}`
      : `“${ean}” is not an EAN: ${gtinRule(gtin)}`;
  }
  if (name === '') return 'the name is empty';
  if (name.length > maxNameLength) return `the name is longer than ${maxNameLength} characters`;
  if (ingredients.length > maxIngredientsLength)
    return `the ingredients are longer than ${maxIngredientsLength} characters`;
  if (!isStorableText(name) || !isStorableText(ingredients)) return 'it holds characters that are not text';
  return undefined;
}

const columns = ['ean', 'name', 'ingredients'] as const;

/**
 * Reads a CSV with the columns ean, name and ingredients (any delimiter, quoted fields). Every row is either an article
 * or rejected with its reason; of two rows with the same EAN the first counts.
 * @throws Error when a column is missing
 */
export function readArticleRows(csv: string): ReadRows {
  const [heading, ...rows] = readCsvRows(csv, guessDelimiter(csv));
  const names = heading?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const missing = ['ean', 'name'].filter((column) => !names.includes(column));
  if (missing.length > 0)
    throw new Error(`The file has no column ${missing.join(' and ')}; its first row must name them.`);
  const [eanAt = -1, nameAt = -1, ingredientsAt = -1] = columns.map((column) => names.indexOf(column));

  const seen = new Set<string>();
  const articles: ArticleRow[] = [];
  const rejected: RejectedRow[] = [];
  for (const { line, cells, isBroken } of rows) {
    const row: ArticleRow = {
      ean: upcAsEan13(cells[eanAt]?.trim() ?? ''),
      name: decodeEntities(cells[nameAt]?.trim() ?? ''),
      ingredients: decodeEntities(cells[ingredientsAt]?.trim() ?? ''),
    };
    const reason = isBroken ? 'its quotes do not close' : reasonOf(row);
    if (reason !== undefined) {
      rejected.push({ line, reason });
    } else if (seen.has(articleIdentity(row.ean))) {
      rejected.push({ line, reason: `${row.ean} stands in an earlier row already` });
    } else {
      seen.add(articleIdentity(row.ean));
      articles.push(row);
    }
  }
  return { articles, rejected };
}
