/**
 * Kinds of label files: what is written in each, by the name of the text that explains it, and its sample.
 * What is written is the same in every language.
 */
export const LABEL_KINDS = [
  {
    kind: 'platen',
    sample: 'shelf-label.json',
    type: 'application/json',
    rows: [
      ['"widthMm", "heightMm"', 'size'],
      ['"variables"', 'variables'],
      ['"elements"', 'elements'],
      ['"value": "Lot {{lot}}"', 'inText'],
      ['"type": "barcode"', 'barcode'],
      ['"visibleWhen": "vegan"', 'shownWhen'],
      ['"design"', 'design'],
    ],
  },
  {
    kind: 'svg',
    sample: 'shelf-label.svg',
    type: 'image/svg+xml',
    rows: [
      ['width="60mm" height="40mm"', 'sizeInMm'],
      ['{{lot}}', 'variable'],
      ['{{lot|12}}', 'most'],
      ['{{lot|12=A1}}', 'mostAndDefault'],
      ['data-barcode="ean13" data-value="{{ean}}"', 'marked'],
      ['data-text="{{ingredients}}"', 'wrapped'],
      ['data-image="{{logo}}"', 'picture'],
      ['data-visible-when="vegan"', 'shownWhen'],
      ['barcode:ean13:{{ean}}', 'byName'],
    ],
  },
  {
    kind: 'zpl',
    sample: 'shelf-label.zpl',
    type: 'text/plain',
    rows: [
      ['^PW480 ^LL320', 'dots'],
      ['^FN1"Name"', 'numbered'],
      ['^FDLot {{lot}}', 'inText'],
      ['^FN2"EAN"^FD950110153000', 'defaults'],
      ['^BE ^BC ^BQ …', 'barcodes'],
      ['^GF ~DG', 'graphics'],
    ],
  },
] as const;

export type LabelKind = (typeof LABEL_KINDS)[number];

const samples = import.meta.glob<string>('./samples/*', { query: '?raw', import: 'default' });

/** Loads the sample of a kind as a file to save. Rejects where the network fails. */
export async function loadSample({ sample, type }: Pick<LabelKind, 'sample' | 'type'>): Promise<File> {
  const load = samples[`./samples/${sample}`];
  if (!load) throw new Error(`There is no sample ${sample}.`);
  return new File([await load()], sample, { type });
}
