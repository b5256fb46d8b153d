import Papa from 'papaparse';
import { isStorableText } from '../../http/read-body.ts';
import { isEan13 } from '../ean13.ts';

export interface ArticleRow {
  readonly ean: string;
  readonly name: string;
  readonly ingredients: string;
}

interface RejectedRow {
  /** The row of the file, the header being row 1. */
  readonly row: number;
  readonly reason: string;
}

export interface ReadRows {
  readonly articles: readonly ArticleRow[];
  readonly rejected: readonly RejectedRow[];
}

const maxNameLength = 200;
const maxIngredientsLength = 10_000;

const rules: readonly {
  readonly isBroken: (row: ArticleRow) => boolean;
  readonly reason: (row: ArticleRow) => string;
}[] = [
  { isBroken: ({ ean }) => !/^\d{13}$/.test(ean), reason: ({ ean }) => `“${ean}” is not an EAN-13` },
  { isBroken: ({ ean }) => !isEan13(ean), reason: ({ ean }) => `the check digit of ${ean} is wrong` },
  { isBroken: ({ name }) => name === '', reason: () => 'the name is empty' },
  {
    isBroken: ({ name }) => name.length > maxNameLength,
    reason: () => `the name is longer than ${maxNameLength} characters`,
  },
  {
    isBroken: ({ ingredients }) => ingredients.length > maxIngredientsLength,
    reason: () => `the ingredients are longer than ${maxIngredientsLength} characters`,
  },
  {
    isBroken: ({ name, ingredients }) => !isStorableText(name) || !isStorableText(ingredients),
    reason: () => 'it holds characters that are not text',
  },
];

/** A UPC-A is an EAN-13 that begins with 0; programs for spreadsheets like to drop that digit. */
const toThirteen = (code: string) => (/^\d{12}$/.test(code) ? `0${code}` : code);

/**
 * Reads a CSV with the columns ean, name and ingredients (any delimiter, quoted fields). Every row is either an article
 * or rejected with its reason; of two with the same EAN the first counts. @throws Error when a column is missing
 */
export function readArticleRows(csv: string): ReadRows {
  const { data, meta } = Papa.parse<Record<string, string>>(csv, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (header) =>
      header
        .replace(/^\uFEFF/, '')
        .trim()
        .toLowerCase(),
  });
  const missing = ['ean', 'name'].filter((column) => !meta.fields?.includes(column));
  if (missing.length > 0)
    throw new Error(`The file has no column ${missing.join(' and ')}; its first row must name them.`);

  const seen = new Set<string>();
  const articles: ArticleRow[] = [];
  const rejected: RejectedRow[] = [];
  for (const [index, fields] of data.entries()) {
    const row: ArticleRow = {
      ean: toThirteen((fields['ean'] ?? '').trim()),
      name: (fields['name'] ?? '').trim(),
      ingredients: (fields['ingredients'] ?? '').trim(),
    };
    const broken = rules.find(({ isBroken }) => isBroken(row));
    if (broken) {
      rejected.push({ row: index + 2, reason: broken.reason(row) });
    } else if (seen.has(row.ean)) {
      rejected.push({ row: index + 2, reason: `${row.ean} stands in an earlier row already` });
    } else {
      seen.add(row.ean);
      articles.push(row);
    }
  }
  return { articles, rejected };
}
