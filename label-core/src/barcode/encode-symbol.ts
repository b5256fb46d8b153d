import {
  code128,
  code39,
  databarexpanded,
  datamatrix,
  ean13,
  ean8,
  gs1_128,
  gs1datamatrix,
  gs1dldatamatrix,
  gs1dlqrcode,
  gs1qrcode,
  itf14,
  qrcode,
  upca,
  upce,
} from 'bwip-js/generic';
import { isQr } from '../template/matrix-symbologies.ts';
import type { Symbology } from '../template/template-schema.ts';
import { encodedText, type EncodedText } from './encoded-text.ts';
import { createModuleRecorder, type ModuleRecorder, recorderScale } from './module-recorder.ts';
import type { BarcodeSymbol } from './symbol.ts';

interface EncoderOptions extends EncodedText {
  /** Required by the types; the named encoders do not read it. */
  readonly bcid: string;
  readonly scale: number;
  readonly showborder?: boolean;
  readonly eclevel?: string;
}

type Encoder = (options: EncoderOptions, recorder: ModuleRecorder) => BarcodeSymbol;

/**
 * The encoders by name, so that a bundler includes these and not the hundred others. They only draw; the recorder
 * reads the modules back from the drawing (their `raw` output exists only on the export that contains everything, and
 * gives ITF-14 before its wide bars are widened).
 */
const encoders: Readonly<Record<Symbology, Encoder>> = {
  ean13: (options, recorder) => ean13(options, recorder),
  ean8: (options, recorder) => ean8(options, recorder),
  upca: (options, recorder) => upca(options, recorder),
  upce: (options, recorder) => upce(options, recorder),
  code128: (options, recorder) => code128(options, recorder),
  'gs1-128': (options, recorder) => gs1_128(options, recorder),
  itf14: (options, recorder) => itf14({ ...options, showborder: false }, recorder),
  code39: (options, recorder) => code39(options, recorder),
  databarexpanded: (options, recorder) => databarexpanded(options, recorder),
  qrcode: (options, recorder) => qrcode(options, recorder),
  gs1qrcode: (options, recorder) => gs1qrcode(options, recorder),
  gs1dlqrcode: (options, recorder) => gs1dlqrcode(options, recorder),
  datamatrix: (options, recorder) => datamatrix(options, recorder),
  gs1datamatrix: (options, recorder) => gs1datamatrix(options, recorder),
  gs1dldatamatrix: (options, recorder) => gs1dldatamatrix(options, recorder),
};

const remembered = new Map<string, BarcodeSymbol>();
const rememberedSymbols = 500;

/**
 * Encodes a value that passed its symbology's value rule.
 * @param errorCorrection of a QR code, default M
 * @throws Error of the encoder (`bwipp.<rule>#<line>: <words>`) when the value still breaks a rule
 */
export function encodeSymbol(
  symbology: Symbology,
  text: string,
  errorCorrection: string | undefined,
): BarcodeSymbol {
  const key = `${symbology} ${errorCorrection ?? ''} ${text}`;
  const known = remembered.get(key);
  if (known) return known;
  const recorder = createModuleRecorder();
  const eclevel = isQr(symbology) ? { eclevel: errorCorrection ?? 'M' } : {};
  const options = { bcid: symbology, scale: recorderScale, ...encodedText(symbology, text), ...eclevel };
  const symbol = encoders[symbology](options, recorder);
  if (remembered.size >= rememberedSymbols) remembered.clear();
  remembered.set(key, symbol);
  return symbol;
}
