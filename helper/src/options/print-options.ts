import { z } from 'zod';
import { HelperError } from '../helper-error.ts';
import { mediaSchema, parseCustomSize, parseNamedPaper, type Media } from './paper-size.ts';
import { sentences } from '../sentences/index.ts';

/** Print options of a job, parsed from the option words of the request. */
export const printOptionsSchema = z.object({
  orientation: z.enum(['portrait', 'landscape', 'reverse-landscape', 'reverse-portrait']).optional(),
  scaling: z.enum(['none', 'fit', 'fill', 'auto']).optional(),
  sides: z.enum(['one-sided', 'two-sided-long-edge', 'two-sided-short-edge']).optional(),
  media: mediaSchema.optional(),
});

export type PrintOptions = z.infer<typeof printOptionsSchema>;

/** Option fields of a print request as received. */
export interface OptionFields {
  readonly orientation: string | null;
  readonly scale: string | null;
  readonly side: string | null;
  readonly paperSize: string | null;
  readonly customPaperSize: string | null;
}

type Orientation = NonNullable<PrintOptions['orientation']>;
type Scaling = NonNullable<PrintOptions['scaling']>;
type Sides = NonNullable<PrintOptions['sides']>;

const orientationWords: Readonly<Record<string, Orientation>> = {
  portrait: 'portrait',
  landscape: 'landscape',
  'reverse-landscape': 'reverse-landscape',
  'reverse-portrait': 'reverse-portrait',
};

const scaleWords: Readonly<Record<string, Scaling>> = {
  none: 'none',
  noscale: 'none',
  actual: 'none',
  '1': 'none',
  '100': 'none',
  '100%': 'none',
  fit: 'fit',
  shrink: 'fit',
  fill: 'fill',
  auto: 'auto',
};

const sideWords: Readonly<Record<string, Sides>> = {
  simplex: 'one-sided',
  single: 'one-sided',
  'one-sided': 'one-sided',
  duplex: 'two-sided-long-edge',
  duplexlong: 'two-sided-long-edge',
  'two-sided-long-edge': 'two-sided-long-edge',
  duplexshort: 'two-sided-short-edge',
  'two-sided-short-edge': 'two-sided-short-edge',
};

/** Parses the option words of a request. Throws for an unknown word, so that nothing is dropped silently. */
export function parsePrintOptions(fields: OptionFields): PrintOptions {
  return printOptionsSchema.parse({
    orientation: wordOf('orientation', fields.orientation, orientationWords),
    scaling: wordOf('scale', fields.scale, scaleWords),
    sides: wordOf('side', fields.side, sideWords),
    media: mediaOf(fields),
  });
}

function wordOf<Meaning>(
  field: string,
  word: string | null,
  words: Readonly<Record<string, Meaning>>,
): Meaning | undefined {
  if (word === null) {
    return undefined;
  }
  const known = word.toLowerCase();
  const meaning = Object.hasOwn(words, known) ? words[known] : undefined;
  if (meaning === undefined) {
    throw new HelperError(
      422,
      sentences.printRequest.unknownWord({ field, word, known: Object.keys(words).join(', ') }),
    );
  }
  return meaning;
}

function mediaOf({ paperSize, customPaperSize }: OptionFields): Media | undefined {
  if (customPaperSize !== null) {
    return parseCustomSize(customPaperSize);
  }
  const isNamed = paperSize !== null && paperSize.toLowerCase() !== 'custom';
  return isNamed ? parseNamedPaper(paperSize) : undefined;
}
