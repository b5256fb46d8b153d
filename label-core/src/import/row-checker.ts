import { articleIdentity } from '../gtin/gtin.ts';
import { checkCell, missingValue, shortened, type RowFault } from './check-cell.ts';
import { cellText } from './csv-record.ts';
import { findColumns } from './find-columns.ts';
import { dataKey, type ImportField } from './import-fields.ts';
import { importLimits } from './import-limits.ts';
import type { ImportOptions } from './import-options.ts';
import type { CsvRow } from './read-csv-rows.ts';
import { sentences } from './sentences/index.ts';
import { underscoredAsBold } from './underscored-words.ts';

const { importRow } = sentences;

/** A fault of one row. */
export interface ImportFault extends RowFault {
  /** Line of the file in which the row begins, from 1. */
  readonly line: number;
  /** Index of the cell, from 0; null when the fault is in the whole row. */
  readonly column: number | null;
  readonly field: ImportField | null;
  /** Content of the cell, shortened. */
  readonly value: string;
}

export interface ImportedArticle {
  readonly kind: 'article';
  readonly name: string;
  readonly externalIdentifier: string;
  /** One entry for each mapped column, even when empty. */
  readonly articleData: readonly { readonly key: string; readonly data: string }[];
}

/** One line of an order; rows with the same order number form one order. */
export interface ImportedOrderLine {
  readonly kind: 'order-line';
  readonly orderNumber: string;
  /** Empty when the file does not contain it. */
  readonly customer: string;
  /** External identifier of an article. */
  readonly articleIdentifier: string;
  /** Name of a label; empty means the article's own label. */
  readonly labelName: string;
  readonly quantity: number;
}
export type ImportedRow = ImportedArticle | ImportedOrderLine;

export type CheckedRow =
  | { readonly ok: true; readonly value: ImportedRow }
  | { readonly ok: false; readonly faults: readonly ImportFault[]; readonly orderNumber: string | undefined };

export interface RowChecker {
  /** Checks the next row of the file, without its headings. Rows must be passed once and in order. */
  readonly check: (row: CsvRow) => CheckedRow;
  /** Returns whether a row of this order was faulty, which excludes the whole order. To be called after the last row. */
  readonly isWithheld: (orderNumber: string) => boolean;
}

/**
 * Checks rows one by one. Remembers what it needs from earlier rows: numbers that occur twice, the customer of an order.
 * Does not compare with existing data in the store.
 * @param first cells of the first row of the file: its headings or its first record
 * @throws ImportFileError when the mapping does not match the file
 */
export function createRowChecker(options: ImportOptions, first: readonly string[]): RowChecker {
  const columns = findColumns(options, first);
  const remember = options.kind === 'articles' ? rememberArticles() : rememberOrders();
  const faultyOrders = new Set<string>();

  const check = (row: CsvRow): CheckedRow => {
    const faults: ImportFault[] = [];
    const values = new Map<ImportField, string>();
    const add: AddFault = (fault, field) => {
      const index = columns.find((column) => column.field === field)?.index ?? null;
      const value = index === null ? '' : shortened(cellText(row.cells[index] ?? ''));
      faults.push({ line: row.line, column: index, field: field ?? null, value, ...fault });
    };
    const shape = shapeFault(row, first.length);
    if (shape) add(shape);
    else {
      for (const { field, index } of columns) {
        const checked = checkCell(field, cellText(row.cells[index] ?? ''));
        if ('value' in checked) values.set(field, checked.value);
        else add(checked, field);
      }
      if (faults.length === 0) remember(row.line, values, add);
    }
    const orderNumber = values.get('orderNumber');
    if (faults.length === 0) return { ok: true, value: recordOf(options, values) };
    if (orderNumber !== undefined) faultyOrders.add(orderNumber);
    return { ok: false, faults, orderNumber };
  };
  return { check, isWithheld: (orderNumber) => faultyOrders.has(orderNumber) };
}

/**
 * Returns the fault of a row whose number of cells differs from the first row, because they would be in the wrong
 * columns. Additional empty cells at the end are allowed.
 */
function shapeFault({ cells, isBroken }: CsvRow, width: number): RowFault | undefined {
  if (isBroken) return { cause: 'broken-quotes', ...importRow.brokenQuotes };
  const isWider = cells.slice(width).some((cell) => cell.trim() !== '');
  if (cells.length >= width && !isWider) return undefined;
  return { cause: 'ragged-row', ...importRow.raggedRow({ cells: cells.length, width }) };
}

type Values = ReadonlyMap<ImportField, string>;
type AddFault = (fault: RowFault, field?: ImportField) => void;
type Remember = (line: number, values: Values, add: AddFault) => void;

/** Returns the article number, or else the EAN. */
const identifierOf = (values: Values) => values.get('identifier') ?? values.get('ean') ?? '';

function rememberArticles(): Remember {
  const lines = new Map<string, number>();
  return (line, values, add) => {
    const field = values.has('identifier') ? 'identifier' : 'ean';
    const identifier = identifierOf(values);
    if (identifier === '') return add(missingValue(sentences.importField.ean), field);
    const identity = articleIdentity(identifier);
    const earlier = lines.get(identity);
    if (earlier === undefined) lines.set(identity, line);
    else {
      const said = importRow.duplicate({ identifier: shortened(identifier), line: earlier });
      add({ cause: 'duplicate', ...said }, field);
    }
  };
}

function rememberOrders(): Remember {
  const orders = new Map<string, { customer: string; lines: number }>();
  return (_line, values, add) => {
    const orderNumber = values.get('orderNumber') ?? '';
    const customer = values.get('customer') ?? '';
    const order = orders.get(orderNumber) ?? { customer: '', lines: 0 };
    if (customer !== '' && order.customer !== '' && customer !== order.customer) {
      const said = importRow.otherCustomer({ customer: shortened(order.customer) });
      return add({ cause: 'other-customer', ...said }, 'customer');
    }
    if (order.lines === importLimits.orderLines) {
      const said = importRow.tooManyLines({ most: importLimits.orderLines });
      return add({ cause: 'too-many-lines', ...said }, 'orderNumber');
    }
    orders.set(orderNumber, { customer: order.customer || customer, lines: order.lines + 1 });
  };
}

function recordOf({ kind, underscoredAsBold: isBold }: ImportOptions, values: Values): ImportedRow {
  const text = (field: ImportField) => values.get(field) ?? '';
  if (kind === 'orders') {
    return {
      kind: 'order-line',
      orderNumber: text('orderNumber'),
      customer: text('customer'),
      articleIdentifier: text('article'),
      labelName: text('label'),
      quantity: Number(text('quantity')),
    };
  }
  const data = [...values].flatMap(([field, value]) => {
    const key = dataKey(field);
    return key === undefined ? [] : [{ key, data: isBold === true ? underscoredAsBold(value) : value }];
  });
  const hasOwnEan = values.has('identifier') && text('ean') !== '' && !data.some(({ key }) => key === 'ean');
  return {
    kind: 'article',
    name: text('name'),
    externalIdentifier: identifierOf(values),
    articleData: hasOwnEan ? [...data, { key: 'ean', data: text('ean') }] : data,
  };
}
