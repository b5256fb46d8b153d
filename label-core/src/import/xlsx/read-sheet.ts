import { importLimits } from '../import-limits.ts';
import { numberText, type NumberStyle } from './number-and-date-text.ts';
import { unescapeCell } from './unescape-cell.ts';
import { attribute, readXml } from './read-xml.ts';

export interface SheetRow {
  /** Number of the row as shown in the sheet. */
  readonly line: number;
  readonly cells: readonly string[];
}

interface SheetContext {
  readonly strings: readonly string[];
  readonly styles: readonly NumberStyle[];
  readonly is1904: boolean;
}

/** One more row than an import accepts, so that an excess can be reported, plus one for the headings. */
const MAX_ROWS = importLimits.rows + 2;

/** Returns the non-empty rows of a sheet, all padded to the width of the widest. */
export function readSheet(xml: string, context: SheetContext): SheetRow[] {
  const rows: { line: number; cells: string[] }[] = [];
  let line = 0;
  let cells: string[] = [];
  let column = -1;
  let type = 'n';
  let style = 0;
  let value = '';
  let isValue = false;
  let isReading = false;
  readXml(
    xml,
    {
      open: (name, attributes) => {
        if (name === 'row') {
          line = Number(attribute(attributes, 'r') ?? line + 1);
          cells = [];
          column = -1;
        } else if (name === 'c') {
          column = columnOf(attribute(attributes, 'r')) ?? column + 1;
          type = attribute(attributes, 't') ?? 'n';
          style = Number(attribute(attributes, 's') ?? 0);
          value = '';
        } else if (name === 'v' || name === 't') isValue = true;
        else if (name === 'rPh') isReading = true;
      },
      close: (name) => {
        if (name === 'v' || name === 't') isValue = false;
        else if (name === 'rPh') isReading = false;
        else if (name === 'c') {
          const text = textOf(type, value, context.styles[style] ?? 'plain', context);
          // One column more than an import accepts, so that an excess can be reported.
          if (text === '' || column > importLimits.columns) return;
          while (cells.length < column) cells.push('');
          cells[column] = text;
        } else if (name === 'row' && cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
      },
      text: (text) => {
        if (isValue && !isReading) value += text;
      },
    },
    () => rows.length >= MAX_ROWS,
  );
  const width = rows.reduce((widest, row) => Math.max(widest, row.cells.length), 0);
  for (const row of rows) while (row.cells.length < width) row.cells.push('');
  return rows;
}

function textOf(type: string, value: string, style: NumberStyle, { strings, is1904 }: SheetContext): string {
  switch (type) {
    case 's':
      return strings[Number(value)] ?? '';
    case 'b':
      return value === '1' ? 'true' : 'false';
    case 'n':
      return numberText(value, style, is1904);
    case 'd':
      return value.replace(/T00:00:00(?:\.0+)?Z?$/, '');
    default:
      return unescapeCell(value);
  }
}

/** Returns the column of a cell from its name: 0 for A1, 26 for AA7. */
function columnOf(name: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(name ?? '')?.[0];
  if (letters === undefined) return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
