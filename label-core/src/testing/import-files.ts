import { crc32, deflateRawSync } from 'node:zlib';
import { checkDigit } from '../gtin/check-digit.ts';

/** Returns a different valid EAN-13 for each index. */
const eanOf = (index: number) => {
  const digits = `299${String(index).padStart(9, '0')}`;
  return `${digits}${checkDigit(digits)}`;
};

const names = ['Crème brûlée', 'Müsli „Früh“', 'Jalapeño 5 €', 'Brot – dunkel', 'Smörgås', 'Œufs frais'];

/**
 * Returns typical articles of the food trade, with accents, quotes, delimiters and line breaks in their cells. Headings
 * first.
 */
export function articleTable(count: number, headings = ['ean', 'name', 'ingredients']): string[][] {
  const rows = Array.from({ length: count }, (_none, index) => [
    eanOf(index),
    `${names[index % names.length]} ${index + 1}`,
    index % 7 === 0 ? `Milk, "whole"; sugar\nsalt ${index}` : `Eau, sel, épices ${index}`,
  ]);
  return [headings, ...rows];
}

const quoted = (cell: string, delimiter: string) =>
  /["\r\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Returns a table as a file in UTF-8 with commas. */
export const utf8File = (table: readonly (readonly string[])[]) =>
  new TextEncoder().encode(table.map((row) => row.map((cell) => quoted(cell, ',')).join(',')).join('\n'));

const windowsLetters: Readonly<Record<string, number>> = {
  '€': 0x80,
  '„': 0x84,
  Œ: 0x8c,
  '“': 0x93,
  '–': 0x96,
};

/** Returns a table as saved by a German office program: Windows-1252 with semicolons. */
export function windowsFile(table: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const text = table.map((row) => row.map((cell) => quoted(cell, ';')).join(';')).join('\r\n');
  return Uint8Array.from(text, (letter) => windowsLetters[letter] ?? letter.charCodeAt(0));
}

/** Ways to make a row faulty, each with one kind of fault. */
const spoilings: readonly ((row: readonly string[], index: number) => string)[] = [
  ([ean = '', , text]) => `${ean};;${text}`,
  ([ean = '', name]) => `${ean.slice(0, 12)}${(Number(ean[12]) + 1) % 10};${name};x`,
  ([, name]) => `12345;${name};x`,
  ([ean, name]) => `${ean};${name}`,
  ([ean, name]) => `${ean};${name};x;too much`,
  ([ean]) => `${ean};${'n'.repeat(201)};x`,
  ([ean]) => `${ean};a\u0007b;x`,
  ([ean, name]) => `${ean};"${name};x`,
  ([, name]) => `${eanOf(0)};${name};x`,
  ([ean, name]) => `${ean};${name};${'t'.repeat(10_001)}`,
];

/** Returns a file of `count` articles with `faults` faulty ones, each with one kind of fault. */
export function fileWithFaults(count: number, faults: number): string {
  const [headings = [], ...rows] = articleTable(count, ['EAN', 'Bezeichnung', 'Zutaten']);
  const every = Math.floor(count / faults);
  let planted = 0;
  const lines = rows.map((row, index) => {
    const spoil = spoilings[planted % spoilings.length];
    // The first article stays valid, because one of the faults is its number in another row.
    const isSpoiled = index % every === every - 1 && planted < faults;
    if (!isSpoiled || !spoil) return row.map((cell) => quoted(cell, ';')).join(';');
    planted += 1;
    return spoil(row, index);
  });
  return [headings.join(';'), ...lines].join('\n');
}

/**
 * A cell of a workbook: a text, a formula with its shown value, or a number with the index of its format (0 plain, 1
 * “0000000”, 2 a date).
 */
export type BookCell = string | { number: number; format: 0 | 1 | 2 } | { formula: string; shown: string };

const xml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('\r', '_x000D_');

const letterOf = (column: number) => String.fromCharCode(65 + column);

function sheetXml(rows: readonly (readonly BookCell[])[]): string {
  const cellXml = (cell: BookCell, place: string) => {
    if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${xml(cell)}</t></is></c>`;
    if ('formula' in cell)
      return `<c r="${place}" t="str"><f>${xml(cell.formula)}</f><v>${xml(cell.shown)}</v></c>`;
    return `<c r="${place}" s="${cell.format}"><v>${cell.number}</v></c>`;
  };
  const data = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, `${letterOf(column)}${row + 1}`)).join('')}</row>`,
  );
  return `<?xml version="1.0"?><worksheet xmlns="x"><sheetData>${data.join('')}</sheetData></worksheet>`;
}

/** Returns an XLSX workbook of at most 26 columns, compressed as spreadsheets do it. */
export function workbookFile(sheets: Readonly<Record<string, readonly (readonly BookCell[])[]>>) {
  const sheetNames = Object.keys(sheets);
  const list = sheetNames.map(
    (name, at) => `<sheet name="${xml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const targets = sheetNames.map(
    (_name, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return zipFile({
    'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr/><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${targets.join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0000000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(rows)]),
    ),
  });
}

/** Returns a zip file of texts. */
export function zipFile(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), facts, rest, Buffer.from(name)]));
    parts.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return new Uint8Array(Buffer.concat([...parts, listed, Buffer.from('PK\u0005\u0006'), end]));
}
