import { z } from 'zod';
import { HelperError } from '../helper-error.ts';
import { sentences } from '../sentences/index.ts';

/** A medium, by its PWG 5101.1 name or by its size. */
export const mediaSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('named'), name: z.string() }),
  z.object({ kind: z.literal('custom'), widthMm: z.number(), heightMm: z.number() }),
]);

export type Media = z.infer<typeof mediaSchema>;

/** PWG 5101.1 names of paper sizes that people write in a short form. */
const paperNames: Readonly<Record<string, string>> = {
  a3: 'iso_a3_297x420mm',
  a4: 'iso_a4_210x297mm',
  a5: 'iso_a5_148x210mm',
  a6: 'iso_a6_105x148mm',
  a7: 'iso_a7_74x105mm',
  letter: 'na_letter_8.5x11in',
  legal: 'na_legal_8.5x14in',
  tabloid: 'na_ledger_11x17in',
};

const pwgNamePattern = /^[a-z]+_[\w.-]+_\d+(?:\.\d+)?x\d+(?:\.\d+)?(?:mm|in)$/;
const customPattern =
  /^(?<width>\d+(?:[.,]\d+)?)\s*[x×*]\s*(?<height>\d+(?:[.,]\d+)?)\s*(?<unit>mm|cm|in)?$/i;
const millimetres: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: 25.4 };
const maxSideMm = 5_000;

/** Parses `A4`, `letter`… or a full PWG name such as `om_small-label_50x30mm`. */
export function parseNamedPaper(text: string): Media {
  const word = text.toLowerCase();
  const name = Object.hasOwn(paperNames, word) ? paperNames[word] : undefined;
  if (name === undefined && !pwgNamePattern.test(word)) {
    throw new HelperError(
      422,
      sentences.printRequest.unknownWord({
        field: 'paperSize',
        word: text,
        known: Object.keys(paperNames).join(', '),
      }),
    );
  }
  return { kind: 'named', name: name ?? word };
}

/** Parses `100x60`, `100 x 60 mm` or `4x6in`: width by height, in millimetres unless another unit is given. */
export function parseCustomSize(text: string): Media {
  const parts = customPattern.exec(text.trim())?.groups ?? {};
  const [widthMm, heightMm] = [parts['width'], parts['height']].map(
    (side) => Number(side?.replace(',', '.')) * (millimetres[parts['unit']?.toLowerCase() ?? 'mm'] ?? 1),
  );
  if (!isSide(widthMm) || !isSide(heightMm)) {
    throw new HelperError(422, sentences.printRequest.noSize({ size: text }));
  }
  return { kind: 'custom', widthMm, heightMm };
}

function isSide(value: number | undefined): value is number {
  return value !== undefined && value > 0 && value <= maxSideMm;
}
