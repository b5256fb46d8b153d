import { OWN_SIZE, type PaperSettings } from '@/entities/preference';
import { LEAST_SIDE_MM, LONGEST_SIDE_MM } from '../config/limits';

/** The entry of the paper list for a size of one's own, as the helper knows it. */
export const CUSTOM_PAPER = 'custom';

/** Sides in millimetres of the papers that have a name. */
export const PAPERS: Readonly<Record<string, readonly [widthMm: number, heightMm: number]>> = {
  A3: [297, 420],
  A4: [210, 297],
  A5: [148, 210],
  A6: [105, 148],
  A7: [74, 105],
  Letter: [215.9, 279.4],
  Legal: [215.9, 355.6],
  Tabloid: [279.4, 431.8],
};

/** The settings as they are being entered: the two sides of a custom paper as they were typed. */
export interface PaperValues {
  orientation: string;
  scale: string;
  side: string;
  /** "" is the label's own size. */
  paper: string;
  widthMm: string;
  heightMm: string;
}

const CUSTOM_SIZE = /^\s*(\d+(?:\.\d+)?)\s*x\s*(\d+(?:\.\d+)?)\s*(?:mm)?\s*$/i;

/** Saved settings in the form. A custom size counts whatever the paper is called, as it does for the helper. */
export function paperValues({ paperSize, customPaperSize, ...settings }: PaperSettings): PaperValues {
  const [, widthMm = '', heightMm = ''] = CUSTOM_SIZE.exec(customPaperSize) ?? [];
  return {
    ...settings,
    paper: customPaperSize === '' ? paperName(paperSize) : CUSTOM_PAPER,
    widthMm,
    heightMm,
  };
}

/** What was entered as it is saved. */
export function paperSettings({ paper, widthMm, heightMm, ...settings }: PaperValues): PaperSettings {
  const isCustom = paper === CUSTOM_PAPER;
  return {
    ...settings,
    paperSize: paper,
    customPaperSize: isCustom ? `${Number(sideOf(widthMm))}x${Number(sideOf(heightMm))}` : '',
  };
}

/** Where a label goes whose size is the page's. */
export const OWN_SIZE_VALUES = paperValues(OWN_SIZE);

export type PaperFault = Readonly<Partial<Record<'widthMm' | 'heightMm', true>>>;

/** Which side of a custom paper is no length. */
export function paperErrors({ paper, widthMm, heightMm }: PaperValues): PaperFault {
  if (paper !== CUSTOM_PAPER) return {};
  return {
    ...(isSide(widthMm) ? {} : { widthMm: true }),
    ...(isSide(heightMm) ? {} : { heightMm: true }),
  };
}

/** The paper's sides in millimetres; undefined for one nobody here knows and for a custom one that is not entered. */
export function paperSides(
  values: PaperValues,
  label: readonly [widthMm: number, heightMm: number],
): readonly [number, number] | undefined {
  const { paper, widthMm, heightMm } = values;
  if (paper === '') return label;
  if (paper !== CUSTOM_PAPER) return PAPERS[paper];
  return isSide(widthMm) && isSide(heightMm)
    ? [Number(sideOf(widthMm)), Number(sideOf(heightMm))]
    : undefined;
}

/** A paper by the name it has in the list; one that is not in it keeps its own. */
function paperName(paperSize: string): string {
  return Object.keys(PAPERS).find((name) => name.toLowerCase() === paperSize.toLowerCase()) ?? paperSize;
}

/** People write 62,5 as well as 62.5. */
const sideOf = (text: string) => text.trim().replace(',', '.');

function isSide(text: string): boolean {
  const side = sideOf(text);
  const mm = Number(side);
  return /^\d{1,4}(?:\.\d{1,2})?$/.test(side) && mm >= LEAST_SIDE_MM && mm <= LONGEST_SIDE_MM;
}
