import { symbologies, type Symbology } from '../template/template-schema.ts';

/** Other common names of the barcodes, without spaces, dashes and capitals. */
const synonyms: Readonly<Record<string, Symbology>> = {
  ean: 'ean13',
  upc: 'upca',
  ean128: 'gs1-128',
  itf: 'itf14',
  qr: 'qrcode',
  dm: 'datamatrix',
  gs1dm: 'gs1datamatrix',
  gs1databarexpanded: 'databarexpanded',
  gs1qr: 'gs1qrcode',
  digitallink: 'gs1dlqrcode',
};

const byName: ReadonlyMap<string, Symbology> = new Map([
  ...Object.entries(synonyms),
  ...symbologies.map((symbology) => [plain(symbology), symbology] as const),
]);

/** Returns the symbology for a name in a file such as `EAN-13`, `code 128` or `qr`; undefined when labels do not support it. */
export function symbologyNamed(name: string): Symbology | undefined {
  return byName.get(plain(name));
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '');
}
