import { qrcode } from 'bwip-js/generic';
import { encodedText } from '../barcode/encoded-text.ts';
import { createModuleRecorder, recorderScale } from '../barcode/module-recorder.ts';

/** A QR code in modules, without its quiet zone of four modules. */
export interface QrCode {
  /** Modules of a side. */
  readonly modules: number;
  /** Path of SVG with the dark modules, one unit a module; holes go the other way round. */
  readonly path: string;
}

/**
 * Returns the QR code of a text, with error correction M. Unlike the symbols of labels it is not remembered: the text may
 * be a secret.
 * @throws Error of the encoder for a text that no QR code holds
 */
export function qrCode(text: string): QrCode {
  const recorder = createModuleRecorder();
  const options = { bcid: 'qrcode', scale: recorderScale, ...encodedText('qrcode', text), eclevel: 'M' };
  const symbol = qrcode(options, recorder);
  if (symbol.kind !== 'matrix') throw new Error('A QR code is a matrix.');
  return { modules: symbol.columns, path: symbol.outlines.map(pathOf).join('') };
}

const pathOf = (outline: readonly number[]) => `M${outline.join(' ')}Z`;
