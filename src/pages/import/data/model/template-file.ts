import { byteOrderMark, csvRecord, type ImportKind } from 'label-core/import';

const headings: Readonly<Record<ImportKind, readonly string[]>> = {
  articles: ['Article number', 'Name', 'EAN'],
  orders: ['Order number', 'Customer', 'Article number', 'Quantity', 'Label'],
};
const examples: Readonly<Record<ImportKind, readonly (readonly string[])[]>> = {
  articles: [['00042', 'Strawberry jam', '9501101530003']],
  orders: [
    ['2026-001', 'Corner shop', '00042', '12', ''],
    ['2026-001', 'Corner shop', '00043', '6', ''],
  ],
};

/** A file to fill in: the headings the import knows, the values of the labels, and an example. */
export function templateFile(kind: ImportKind, keys: readonly string[]): Blob {
  const titles = kind === 'articles' ? [...headings.articles, ...keys] : headings.orders;
  const rows = examples[kind].map((cells) => titles.map((_title, index) => cells[index] ?? ''));
  return new Blob([byteOrderMark, ...[titles, ...rows].map((cells) => csvRecord(cells))], {
    type: 'text/csv',
  });
}
