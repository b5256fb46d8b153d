import { countCharacters } from '../../binding/count-characters.ts';
import { encodeValue } from '../../barcode/check-and-encode.ts';
import { isRefusal } from '../../barcode/refusal.ts';
import { isGs1 } from '../../template/gs1-symbologies.ts';
import type { LabelTemplate, LabelVariable } from '../../template/template-schema.ts';
import { codeCandidates, codePlaces, type CodePlace } from './code-candidates.ts';

/** Values that every barcode with this variable accepts. */
export interface CodeValues {
  readonly longest: string;
  readonly ordinary: string;
}

/** Returns undefined for a variable that no barcode contains. */
export function codeValues({ elements }: LabelTemplate, variable: LabelVariable): CodeValues | undefined {
  const places = elements.flatMap((element) =>
    element.type === 'barcode' ? codePlaces(element, variable.name) : [],
  );
  const most = variable.propertySize;
  const candidates = places
    .flatMap((place) => codeCandidates(place, most))
    .filter((value) => most === undefined || countCharacters(value) <= most)
    .toSorted((one, other) => other.length - one.length);
  if (places.length === 0) return undefined;
  // When nothing fits, the longest value shows best what is wrong with the template.
  const fallback = candidates[0] ?? ordinaryCode.slice(0, most);
  const longest = candidates.find((value) => areGood(places, value)) ?? fallback;
  return { longest, ordinary: areGood(places, ordinaryCode) ? ordinaryCode : longest };
}

const ordinaryCode = '12345';

const areGood = (places: readonly CodePlace[], value: string): boolean =>
  places.every(({ symbology, addsCheckDigit, before, after }) => {
    // Each element is checked alone, as a GS1-128: other codes require the identifiers that belong with it.
    const tried = isGs1(symbology) ? 'gs1-128' : symbology;
    return !isRefusal(encodeValue(tried, before + value + after, { addsCheckDigit }));
  });
