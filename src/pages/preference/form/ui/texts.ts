export const texts = {
  title: 'Print preference',
  description: (label: string, printer: string) => `How ${label} goes onto the paper of ${printer}.`,
  printer: 'Printer',
  page: 'Page',
  paper: 'Paper',
  ownSize: 'The label’s own size',
  ownSizeOf: (size: string) => `The label’s own size (${size})`,
  customPaper: 'Another size',
  width: 'Width (mm)',
  height: 'Height (mm)',
  badSide: 'A length from 0.01 to 5000 mm.',
  badPaper: 'Enter width and height of the paper in millimetres.',
  orientation: 'Orientation',
  orientations: { portrait: 'Upright', landscape: 'Turned by 90°' },
  scale: 'Size of the label',
  scales: {
    noscale: 'As it was designed',
    shrink: 'Smaller where the paper is too small',
    fit: 'As large as the paper allows',
  },
  scaleHint: 'Barcodes scan best as they were designed: a scaled label leaves the dots of the printer.',
  side: 'Sides',
  sides: {
    simplex: 'One side',
    duplexlong: 'Both, turned at the long edge',
    duplexshort: 'Both, turned at the short edge',
  },
  reset: 'Use the label’s own size',
  preview: 'The label on its paper',
  drawn: (label: string, paper: string, percent: number) =>
    `Label ${label} on paper ${paper}${percent === 100 ? '' : `, at ${percent} %`}`,
  cut: 'The label is larger than the paper: what lies outside is not printed.',
  unknownPaper: 'The size of this paper is not known here, so it is not drawn.',
  size: (widthMm: number, heightMm: number) => `${rounded(widthMm)} × ${rounded(heightMm)} mm`,
  sizeUnknown: 'The size of this label is not known here, so it is not drawn.',
  noLabel: 'This label is not there, or it has no published version to print.',
  noPrinter: 'This printer is not there. It may have been deleted.',
} as const;

function rounded(mm: number): string {
  return String(Math.round(mm * 10) / 10);
}
