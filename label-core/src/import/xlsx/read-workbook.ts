import { ImportFileError } from '../import-file-error.ts';
import { sentences } from '../sentences/index.ts';
import { numberStyle, type NumberStyle } from './number-and-date-text.ts';
import { readSheet, type SheetRow } from './read-sheet.ts';
import { attribute, readXml } from './read-xml.ts';
import { unescapeCell } from './unescape-cell.ts';
import { readZip, type ZipFile } from './read-zip.ts';

const { importFile } = sentences;

export interface Workbook {
  /** Names of the sheets in order, without hidden ones. */
  readonly sheets: readonly string[];
  /** Returns the non-empty rows of a sheet. @throws ImportFileError when it cannot be read */
  readonly rows: (sheet: string) => Promise<SheetRow[]>;
}

const nothing = () => undefined;

/** Returns whether a file is a zip file, as XLSX files are. */
export const isWorkbook = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/**
 * Opens an XLSX workbook. Cells are read as the text they show: numbers in full and with the zeros of their format,
 * formulas as the value saved with them, never evaluated. @throws ImportFileError for anything that is not a workbook
 */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Workbook> {
  const zip = readZip(bytes);
  const { sheets, is1904 } = await readSheetList(zip);
  if (sheets.size === 0) throw new ImportFileError('empty', importFile.noSheetShown);
  const strings = zip.has('xl/sharedStrings.xml') ? readStrings(await zip.text('xl/sharedStrings.xml')) : [];
  const styles = zip.has('xl/styles.xml') ? readStyles(await zip.text('xl/styles.xml')) : [];
  return {
    sheets: [...sheets.keys()],
    rows: async (sheet) => {
      const path = sheets.get(sheet);
      if (path === undefined) throw new ImportFileError('empty', importFile.noSheet({ sheet }));
      return readSheet(await zip.text(path), { strings, styles, is1904 });
    },
  };
}

async function readSheetList(zip: ZipFile) {
  const targets = new Map<string, string>();
  readXml(await zip.text('xl/_rels/workbook.xml.rels'), {
    open: (name, attributes) => {
      const target = attribute(attributes, 'Target');
      if (name === 'Relationship' && target !== undefined)
        targets.set(attribute(attributes, 'Id') ?? '', pathOf(target));
    },
    close: nothing,
    text: nothing,
  });
  const sheets = new Map<string, string>();
  let is1904 = false;
  readXml(await zip.text('xl/workbook.xml'), {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attribute(attributes, 'date1904') ?? '');
      if (name !== 'sheet' || (attribute(attributes, 'state') ?? 'visible') !== 'visible') return;
      const path = targets.get(attribute(attributes, '[\\w]+:id') ?? '');
      if (path !== undefined && zip.has(path)) sheets.set(attribute(attributes, 'name') ?? path, path);
    },
    close: nothing,
    text: nothing,
  });
  return { sheets, is1904 };
}

const pathOf = (target: string) =>
  target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;

/** Returns the texts shared by cells, without phonetic readings. */
function readStrings(xml: string): string[] {
  const strings: string[] = [];
  let current = '';
  let isText = false;
  let isReading = false;
  readXml(xml, {
    open: (name) => {
      if (name === 'si') current = '';
      else if (name === 't') isText = true;
      else if (name === 'rPh') isReading = true;
    },
    close: (name) => {
      if (name === 'si') strings.push(unescapeCell(current));
      else if (name === 't') isText = false;
      else if (name === 'rPh') isReading = false;
    },
    text: (text) => {
      if (isText && !isReading) current += text;
    },
  });
  return strings;
}

/** Returns the number style of each cell format. */
function readStyles(xml: string): NumberStyle[] {
  const codes = new Map<number, string>();
  const styles: NumberStyle[] = [];
  let isCellFormats = false;
  readXml(xml, {
    open: (name, attributes) => {
      if (name === 'numFmt')
        codes.set(Number(attribute(attributes, 'numFmtId')), attribute(attributes, 'formatCode') ?? '');
      else if (name === 'cellXfs') isCellFormats = true;
      else if (name === 'xf' && isCellFormats) {
        const id = Number(attribute(attributes, 'numFmtId') ?? 0);
        styles.push(numberStyle(id, codes.get(id)));
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isCellFormats = false;
    },
    text: nothing,
  });
  return styles;
}
