import { LabelFileError } from '../label-file.ts';
import { sentences } from '../sentences/index.ts';
import { readHexEscapes } from './field-data.ts';
import type { FieldOrigin } from './zpl-page.ts';
import type { ZplSymbol, ZplSymbolData } from './zpl-symbol.ts';
import type { FieldBlock, ZplFont } from './zpl-text.ts';
import type { ZplVariables } from './zpl-variables.ts';

/** Properties of a field collected until `^FS`. */
export interface ZplField {
  origin?: FieldOrigin;
  font?: ZplFont;
  block?: FieldBlock;
  symbol?: ZplSymbol;
  data?: string;
  /** From `^FN`. */
  number?: number;
  hexSign?: string;
  embedSign?: string;
  isReversed?: boolean;
  /** From `^GS`: the data is the letter of a symbol. */
  isSign?: boolean;
}

/** Returns the content of a field with its variables as `{{name}}`, or undefined when it is empty; declares the variables. */
export function contentOf(field: ZplField, variables: ZplVariables): ZplSymbolData | undefined {
  const { number, symbol, isSign, embedSign } = field;
  const text = textOf(field);
  if (number !== undefined) {
    const read = text === undefined ? undefined : symbol?.read(text);
    return withPrefix({ ...read, value: variables.placeholder(number, read?.value ?? text) });
  }
  if (text === undefined || text === '') return undefined;
  if (isSign === true) return { value: signOf(text) };
  const whole = embedSign === undefined ? text : embedded(text, embedSign, variables);
  return withPrefix(symbol?.read(whole) ?? { value: whole });
}

const withPrefix = ({ prefix = '', ...content }: ZplSymbolData): ZplSymbolData => ({
  ...content,
  value: prefix + content.value,
});

function textOf({ data, hexSign, block }: ZplField): string | undefined {
  if (data === undefined) return undefined;
  const text = hexSign === undefined ? data : readHexEscapes(data, hexSign);
  return block ? text.replaceAll('\\&', '\n').replaceAll('\\\\', '\\') : text;
}

/** Replaces field numbers in a text such as `Lot #1# of #2#` after `^FE#`. */
function embedded(text: string, sign: string, variables: ZplVariables): string {
  const pieces = text.split(sign);
  return pieces
    .map((piece, index) =>
      index % 2 === 1 && /^\d{1,4}$/.test(piece) ? variables.placeholder(Number(piece)) : piece,
    )
    .join('');
}

const signs: Readonly<Record<string, string>> = { A: '®', B: '©', C: '™' };

function signOf(letter: string): string {
  const sign = signs[letter.trim().toUpperCase()];
  if (sign !== undefined) return sign;
  throw new LabelFileError(sentences.zplFile.sign({ letter: letter.slice(0, 10) }));
}
