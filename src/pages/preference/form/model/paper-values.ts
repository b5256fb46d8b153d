import { OWN_SIZE, type PaperSettings } from '@/entities/preference';
import { LEAST_SIDE_MM, LONGEST_SIDE_MM } from '../config/limits';

/** Option of the paper list for a custom size; the helper uses the same value. */
export const CUSTOM_PAPER = 'custom';

/** Sides of the named papers in mm. */
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

/** Form values of the settings; the two sides of a custom paper are kept as typed. */
export interface PaperValues extends Omit<PaperSettings, 'paperSize' | 'customPaperSize'> {
  /** "" for the label's own size. */
  paper: string;
  widthMm: string;
  heightMm: string;
}

const CUSTOM_SIZE = /^\s*(\d+(?:\.\d+)?)\s*x\s*(\d+(?:\.\d+)?)\s*(?:mm)?\s*$/i;

/** Returns the form values of saved settings. A custom size takes precedence over the paper's name, as in the helper. */
export function paperValues({ paperSize, customPaperSize, ...settings }: PaperSettings): PaperValues {
  const [, widthMm = '', heightMm = ''] = CUSTOM_SIZE.exec(customPaperSize) ?? [];
  return {
    ...settings,
    paper: customPaperSize === '' ? paperName(paperSize) : CUSTOM_PAPER,
    widthMm,
    heightMm,
  };
}

/** Returns the settings to save. */
export function paperSettings({ paper, widthMm, heightMm, ...settings }: PaperValues): PaperSettings {
  const isCustom = paper === CUSTOM_PAPER;
  return {
    ...settings,
    paperSize: paper,
    customPaperSize: isCustom ? `${Number(sideOf(widthMm))}x${Number(sideOf(heightMm))}` : '',
  };
}

/** Default values: the page has the size of the label. */
export const OWN_SIZE_VALUES = paperValues(OWN_SIZE);

export type PaperFault = Readonly<Partial<Record<'widthMm' | 'heightMm', true>>>;

/** Returns which sides of a custom paper are not valid lengths. */
export function paperErrors({ paper, widthMm, heightMm }: PaperValues): PaperFault {
  if (paper !== CUSTOM_PAPER) return {};
  return {
    ...(isSide(widthMm) ? {} : { widthMm: true }),
    ...(isSide(heightMm) ? {} : { heightMm: true }),
  };
}

/** Returns the paper's sides in mm; undefined for an unknown paper and for a custom one that is incomplete. */
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

/** Returns the name of a paper as spelled in the list; an unlisted paper keeps its own name. */
function paperName(paperSize: string): string {
  return Object.keys(PAPERS).find((name) => name.toLowerCase() === paperSize.toLowerCase()) ?? paperSize;
}

/** Accepts a decimal comma as well as a point: 62,5 and 62.5. */
const sideOf = (text: string) => text.trim().replace(',', '.');

function isSide(text: string): boolean {
  const side = sideOf(text);
  const mm = Number(side);
  return /^\d{1,4}(?:\.\d{1,2})?$/.test(side) && mm >= LEAST_SIDE_MM && mm <= LONGEST_SIDE_MM;
}
