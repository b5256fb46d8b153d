import type { EncodedValue } from '../barcode/encode-value.ts';
import { encodedCharacters } from '../barcode/gs1-elements.ts';
import type { PlacedBarcode } from '../barcode/place-barcode.ts';
import { askedBarHeight, askedModule, gs1LineLimits } from '../barcode/recommended-size.ts';
import { symbologyRules } from '../barcode/symbology-rules.ts';
import type { BoundText } from '../binding/bound-text.ts';
import type { LabelWarning } from '../problem/label-problem.ts';
import { subjectOf } from '../problem/subject.ts';
import { dotMm } from '../scene/length.ts';
import type { BarcodeElement } from '../template/template-schema.ts';

interface Finding {
  readonly code: LabelWarning['code'];
  /** The end of the sentence that begins with the code and its value. */
  readonly words: string;
}

/** Half a hundredth of a millimetre is a matter of rounding. */
const toleranceMm = 0.0005;

/** Bars may be cut to half their height before scanners begin to miss them. */
const lowestShare = 0.5;

/** What a standard asks of a code and its print does not have. The code prints all the same. */
export function barcodeWarnings(
  element: BarcodeElement,
  bound: BoundText,
  encoded: EncodedValue,
  placed: PlacedBarcode,
  dpi: number,
): readonly LabelWarning[] {
  const findings = [
    fineModule(element, encoded, placed, dpi),
    lowBars(element, encoded, placed),
    longLine(element, encoded, placed),
    bareBars(element),
  ];
  const { variable, words } = subjectOf(element.id, bound);
  return findings
    .filter((finding) => finding !== undefined)
    .map((finding) => ({
      code: finding.code,
      elementId: element.id,
      message: `${symbologyRules[element.symbology].title} of ${words}: ${finding.words}.`,
      ...(variable !== undefined && { variable }),
    }));
}

function fineModule(
  { symbology }: BarcodeElement,
  { value }: EncodedValue,
  { moduleMm, widthMm, barHeightMm }: PlacedBarcode,
  dpi: number,
): Finding | undefined {
  const asked = askedModule(symbology, value);
  if (moduleMm >= asked.mm - toleranceMm) return undefined;
  const dot = dotMm(dpi);
  const nextMm = Math.ceil(asked.mm / dot - 1e-3) * dot;
  const room = Math.ceil((widthMm / moduleMm) * nextMm * 10) / 10;
  const parts = barHeightMm === undefined ? 'modules' : 'bars';
  return {
    code: 'barcode-fine',
    words: `at ${dpi} dpi its ${parts} are ${moduleMm.toFixed(2)} mm wide; ${asked.reason}. A place ${room} mm wide has room for ${nextMm.toFixed(2)} mm`,
  };
}

function lowBars(
  { symbology }: BarcodeElement,
  { value }: EncodedValue,
  placed: PlacedBarcode,
): Finding | undefined {
  if (placed.barHeightMm === undefined) return undefined;
  const asked = askedBarHeight(symbology, value, placed);
  if (asked === undefined || placed.barHeightMm >= lowestShare * asked) return undefined;
  return {
    code: 'barcode-low',
    words: `its bars are ${placed.barHeightMm.toFixed(1)} mm high, the standard has ${asked.toFixed(1)} mm; a scanner must be held straight to read it`,
  };
}

function longLine(
  { symbology }: BarcodeElement,
  { value }: EncodedValue,
  { widthMm }: PlacedBarcode,
): Finding | undefined {
  if (symbology !== 'gs1-128') return undefined;
  const characters = encodedCharacters(value.elements ?? []);
  if (characters > gs1LineLimits.characters) {
    const words = `it has ${characters} characters, GS1 allows ${gs1LineLimits.characters}; divide it into two codes`;
    return { code: 'barcode-long', words };
  }
  if (widthMm <= gs1LineLimits.widthMm) return undefined;
  const words = `it is ${widthMm.toFixed(1)} mm wide, GS1 allows ${gs1LineLimits.widthMm} mm; divide it into two codes`;
  return { code: 'barcode-long', words };
}

function bareBars({ symbology, bearerBars }: BarcodeElement): Finding | undefined {
  if (symbology !== 'itf14' || bearerBars !== undefined) return undefined;
  const words =
    'it has no bearer bars; a scanner that is held askew may read a shorter number (“bearerBars” of the template)';
  return { code: 'barcode-without-bearer-bars', words };
}
