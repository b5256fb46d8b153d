import type { Symbology } from '../../template/template-schema.ts';
import { withCheckDigit } from '../../gtin/check-digit.ts';
import { LabelFileError } from '../label-file.ts';
import { sentences } from '../sentences/index.ts';
import { nameOf, parametersOf, type ZplCommand } from './zpl-command.ts';
import { numberOf, turnOf } from './zpl-page.ts';
import type { BarcodeElement, QuarterTurn } from '../../template/template-schema.ts';

/** Defaults from `^BY` for the bars that follow, in dots. */
export interface BarDefaults {
  readonly module: number;
  readonly height: number;
}

/** A barcode field whose data is not known yet. */
export interface ZplSymbol {
  readonly symbology: Symbology;
  readonly rotation: QuarterTurn;
  /** Width of a module in dots. */
  readonly module: number;
  /** Height of the bars in dots; undefined for a matrix. */
  readonly height: number | undefined;
  readonly humanReadable: boolean;
  /** Extracts the value that the printer encodes from the field data. */
  readonly read: (data: string) => ZplSymbolData;
}

export interface ZplSymbolData extends Pick<BarcodeElement, 'errorCorrection'> {
  readonly value: string;
  /** Fixed text before the value on every label. */
  readonly prefix?: string;
  readonly symbology?: Symbology;
}

type Reader = (parameters: readonly string[], bars: BarDefaults, usual: QuarterTurn) => ZplSymbol;

const isYes = (parameter: string | undefined, usual: boolean): boolean =>
  parameter === undefined || parameter === '' ? usual : parameter.toUpperCase() === 'Y';

const plain = (data: string): ZplSymbolData => ({ value: data });

/**
 * Returns a reader that adds the check digit to a number of this many digits, as the printer does; a label contains all
 * digits.
 */
const completed =
  (digits: number) =>
  (data: string): ZplSymbolData => ({
    value: /^\d+$/.test(data) && data.length === digits ? withCheckDigit(data) : data,
  });

/** Reads orientation, height and text line, which are the same for all bars. */
const bars =
  (symbology: Symbology, read: ZplSymbol['read']): Reader =>
  ([turn, height, text], usualBars, usualTurn) => ({
    symbology,
    rotation: turnOf(turn, usualTurn),
    module: usualBars.module,
    height: numberOf(height, usualBars.height),
    humanReadable: isYes(text, true),
    read,
  });

/** Reads `^B2`: its fifth parameter requests the check digit, which otherwise is part of the data. */
const interleaved: Reader = (parameters, usualBars, usualTurn) =>
  bars('itf14', isYes(parameters[4], false) ? completed(13) : plain)(parameters, usualBars, usualTurn);

const code39: Reader = ([turn, check, height, text], usualBars, usualTurn) => {
  if (isYes(check, false)) throw cannot('^B3', 'code39');
  return bars('code39', plain)([turn ?? '', height ?? '', text ?? ''], usualBars, usualTurn);
};

const code128: Reader = (parameters, usualBars, usualTurn) => {
  const mode = (parameters[5] ?? '').toUpperCase();
  return bars('code128', (data) => readCode128(data, mode))(parameters, usualBars, usualTurn);
};

/**
 * Reads the data of a Code 128. `>;`, `>:` and `>9` select a code set, which our encoder does by itself; `>8` is FNC1,
 * which makes it a GS1 code.
 */
function readCode128(data: string, mode: string): ZplSymbolData {
  if (mode === 'D')
    return { symbology: 'gs1-128', value: data.replace(/[ >8]*(?=\()/g, '').replace(/ /g, '') };
  if (mode === 'U') return { symbology: 'gs1-128', prefix: '(00)', value: ssccOf(data) };
  const isGs1 = /^(?:>[;:9])?>8/.test(data);
  const value = data
    .replace(/^(?:>[;:9])?>8/, '')
    .replace(/>8/g, '\u001d')
    .replace(/>[;:95-7]/g, '')
    .replace(/>0/g, '>')
    .replace(/></g, '^')
    .replace(/>=/g, '~');
  return isGs1 ? { symbology: 'gs1-128', value } : { value };
}

/**
 * Returns an SSCC. The printer takes the identifier 00 and 17 digits and adds the check digit; a label contains all 18
 * digits.
 */
function ssccOf(data: string): string {
  const digits = /^\d{17,19}$/.test(data) ? data.replace(/^00(?=\d{17}$)/, '') : '';
  return digits.length === 17 ? withCheckDigit(digits) : data;
}

const qrLevels = ['L', 'M', 'Q', 'H'] as const;

const levelOf = (letter: string | undefined): (typeof qrLevels)[number] | undefined =>
  qrLevels.find((one) => one === letter?.toUpperCase());

/** Reads `^BQ`: orientation, model, module size; the data begins with error correction level and input mode: `QA,…`. */
const qrcode: Reader = ([turn, model, module, level], _bars, usual) => {
  if (numberOf(model, 2) !== 2) throw cannot('^BQ', 'qrcode');
  return {
    symbology: 'qrcode',
    rotation: turnOf(turn, usual),
    module: Math.min(100, Math.max(1, numberOf(module, 3))),
    height: undefined,
    humanReadable: false,
    read: (data) => {
      const found = /^(?<own>[HQML])?(?:A,|MA?,?[ANB]?(?:\d{4})?)/.exec(data);
      const errorCorrection = levelOf(found?.groups?.['own']) ?? levelOf(level) ?? 'M';
      return { value: found ? data.slice(found[0].length) : data, errorCorrection };
    },
  };
};

/**
 * Reads `^BX`: orientation, module, quality, of which only 200 is the present Data Matrix. `_1` is FNC1, which makes it a
 * GS1 code.
 */
const datamatrix: Reader = ([turn, module, quality, _columns, _rows, _format, escape], usualBars, usual) => {
  if (numberOf(quality, 0) !== 200) throw cannot('^BX', 'datamatrix');
  const sign = escape === undefined || escape === '' ? '_' : escape;
  const fnc1 = `${sign}1`;
  return {
    symbology: 'datamatrix',
    rotation: turnOf(turn, usual),
    module: Math.min(100, Math.max(1, numberOf(module, usualBars.module))),
    height: undefined,
    humanReadable: false,
    read: (data) =>
      data.startsWith(fnc1)
        ? { symbology: 'gs1datamatrix', value: data.slice(fnc1.length).replaceAll(fnc1, '\u001d') }
        : { value: data },
  };
};

/** Reads `^B9`: ten digits, between the 0 and the check digit that the printer adds. */
const upce = bars('upce', (data) => completed(11)(/^\d{10}$/.test(data) ? `0${data}` : data));

/** Symbology type of `^BR`. */
const dataBarExpanded = 6;
/** Segments of the longest GS1 DataBar Expanded: with fewer it may have several rows. */
const oneRowSegments = 22;
/** The printer gives it no other height. */
const dataBarHeightModules = 34;

const otherDataBar = () => cannot('^BR', 'unknown', 'GS1 DataBar');

/**
 * Reads `^BR`: orientation, type, module, height of a separator, height of other types, segments of a row. `#` is FNC1; what
 * follows a `|` is a second code above.
 */
const dataBar: Reader = ([turn, type, module, _separator, _height, segments], usualBars, usual) => {
  if (numberOf(type, 1) !== dataBarExpanded || numberOf(segments, oneRowSegments) < oneRowSegments)
    throw otherDataBar();
  const dots = Math.min(10, Math.max(1, numberOf(module, usualBars.module)));
  return {
    symbology: 'databarexpanded',
    rotation: turnOf(turn, usual),
    module: dots,
    height: dataBarHeightModules * dots,
    humanReadable: false,
    read: (data) => {
      if (data.includes('|')) throw otherDataBar();
      return { value: data.replace(/^#/, '').replaceAll('#', '\u001d') };
    },
  };
};

const readers: Readonly<Record<string, Reader>> = {
  B2: interleaved,
  B3: code39,
  B8: bars('ean8', completed(7)),
  B9: upce,
  BC: code128,
  BE: bars('ean13', completed(12)),
  BQ: qrcode,
  BR: dataBar,
  BU: bars('upca', completed(11)),
  BX: datamatrix,
};

const unknownCodes: Readonly<Record<string, string>> = {
  B0: 'Aztec',
  B1: 'Code 11',
  B4: 'Code 49',
  B5: 'Planet',
  B7: 'PDF417',
  BA: 'Code 93',
  BB: 'Codablock',
  BD: 'MaxiCode',
  BF: 'MicroPDF417',
  BI: 'Industrial 2 of 5',
  BJ: 'Standard 2 of 5',
  BK: 'Codabar',
  BL: 'LOGMARS',
  BM: 'MSI',
  BO: 'Aztec',
  BP: 'Plessey',
  BS: 'UPC/EAN extension',
  BT: 'TLC39',
  BZ: 'postal',
};

/**
 * Reads a barcode command; undefined for any other command.
 * @throws LabelFileError for a barcode that labels do not support
 */
export function readSymbol(
  command: ZplCommand,
  usualBars: BarDefaults,
  usual: QuarterTurn,
): ZplSymbol | undefined {
  if (command.prefix !== '^') return undefined;
  const unknown = unknownCodes[command.code];
  if (unknown !== undefined) throw cannot(nameOf(command), 'unknown', unknown);
  return readers[command.code]?.(parametersOf(command), usualBars, usual);
}

/** @param what case of `zplFile.unknownBarcode` */
const cannot = (command: string, what: string, barcode = '') =>
  new LabelFileError(sentences.zplFile.unknownBarcode({ what, barcode, command }));
