import type { EncodedValue } from '../barcode/check-and-encode.ts';
import { sentences } from '../barcode/sentences/index.ts';
import { encodedCharacters } from '../barcode/gs1-elements.ts';
import type { PlacedBarcode } from '../barcode/place-barcode.ts';
import { gs1LineLimits, shortfallsOf } from '../barcode/recommended-size.ts';
import { partsOf } from '../barcode/scan-level.ts';
import { symbologyRules } from '../barcode/symbology-rules.ts';
import type { BoundText } from '../binding/bound-text.ts';
import type { LabelWarning } from '../problem/label-problem.ts';
import { subjectOf } from '../problem/subject.ts';
import { told } from '../problem/told.ts';
import { dotMm } from '../scene/length.ts';
import type { Sentence } from '../sentence/index.ts';
import type { BarcodeElement } from '../template/template-schema.ts';

const { barcodeRule } = sentences;

/** A warning without its place: returns the text for a code and its value. */
type Finding = (code: {
  readonly symbology: string;
  readonly subject: Sentence;
}) => Omit<LabelWarning, 'elementId' | 'variable'>;

/** Returns warnings for recommendations of a standard that the printed code does not meet. The code is printed nevertheless. */
export function barcodeWarnings(
  element: BarcodeElement,
  bound: BoundText,
  encoded: EncodedValue,
  placed: PlacedBarcode,
  dpi: number,
): readonly LabelWarning[] {
  const findings = [
    ...shortfallFindings(element, encoded, placed, dpi),
    longLine(element, encoded, placed),
    bareBars(element),
  ];
  const { named, ...place } = subjectOf(element.id, bound);
  const code = { symbology: symbologyRules[element.symbology].title, subject: named };
  return findings
    .filter((finding) => finding !== undefined)
    .map((finding) => ({ ...finding(code), ...place }));
}

/** The module is too fine, or the bars are too low. */
function shortfallFindings(
  { symbology }: BarcodeElement,
  { value }: EncodedValue,
  placed: PlacedBarcode,
  dpi: number,
): readonly Finding[] {
  return shortfallsOf({ ...placed, symbology, value }).map((shortfall) => {
    const { mm } = shortfall;
    if (shortfall.kind === 'bars') {
      const { asked } = shortfall;
      return (code) => told.barcodeLow({ ...code, mm, asked });
    }
    const { asked } = shortfall;
    const dot = dotMm(dpi);
    const next = Math.ceil(asked.mm / dot - 1e-3) * dot;
    const room = Math.ceil((placed.widthMm / mm) * next * 10) / 10;
    const { reason } = asked;
    return (code) => told.barcodeFine({ ...code, dpi, parts: partsOf(placed), mm, reason, room, next });
  });
}

function longLine(
  { symbology }: BarcodeElement,
  { value }: EncodedValue,
  { widthMm }: PlacedBarcode,
): Finding | undefined {
  if (symbology !== 'gs1-128') return undefined;
  const characters = encodedCharacters(value.elements ?? []);
  if (characters > gs1LineLimits.characters) {
    const reason = barcodeRule.tooManyOnLine({ characters, most: gs1LineLimits.characters });
    return (code) => told.barcodeLong({ ...code, reason });
  }
  if (widthMm <= gs1LineLimits.widthMm) return undefined;
  const reason = barcodeRule.tooWide({ mm: widthMm, most: gs1LineLimits.widthMm });
  return (code) => told.barcodeLong({ ...code, reason });
}

const bareBars = ({ symbology, bearerBars }: BarcodeElement): Finding | undefined =>
  symbology !== 'itf14' || bearerBars !== undefined ? undefined : told.barcodeWithoutBearerBars;
