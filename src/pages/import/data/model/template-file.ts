import { byteOrderMark, csvRecord, type ImportKind } from 'label-core/import';
import { texts } from '../i18n';

const { templateHeadings: headings, templateExample: example } = texts;

/** Returns a template to fill in: the headings that the import recognises, the values of the labels, and an example. */
export function templateFile(kind: ImportKind, keys: readonly string[]): Blob {
  const { titles, examples } = kind === 'articles' ? articleTable(keys) : orderTable();
  const rows = examples.map((cells) => titles.map((_title, index) => cells[index] ?? ''));
  return new Blob([byteOrderMark, ...[titles, ...rows].map((cells) => csvRecord(cells))], {
    type: 'text/csv',
  });
}

const articleTable = (keys: readonly string[]) => ({
  titles: [headings.articleNumber, headings.name, headings.ean, ...keys],
  examples: [['00042', example.article, '9501101530003']],
});

const orderTable = () => ({
  titles: [
    headings.orderNumber,
    headings.customer,
    headings.articleNumber,
    headings.quantity,
    headings.label,
  ],
  examples: [
    ['2026-001', example.customer, '00042', '12', ''],
    ['2026-001', example.customer, '00043', '6', ''],
  ],
});
