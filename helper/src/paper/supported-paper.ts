import type { AttributeMap } from '../ipp/ipp-message.ts';
import type { IppAttribute, IppValue } from '../ipp/ipp-value.ts';
import { sizeOfName, type PaperSize } from './paper-measure.ts';

interface Range {
  readonly lower: number;
  readonly upper: number;
}

/** A paper that a printer takes, or a range of papers. For a single size lower and upper limit are equal. */
export interface SupportedPaper {
  readonly width: Range;
  readonly height: Range;
}

/** Attributes in which a printer reports the paper it takes. */
export const paperAttributeNames = ['media-supported', 'media-size-supported', 'media-col-database'] as const;

/** Returns every paper that a printer reports by name or size; empty when it reports none. */
export function readSupportedPaper(attributes: AttributeMap): SupportedPaper[] {
  const measured = [
    ...collections(attributes.values('media-size-supported')),
    ...collections(attributes.values('media-col-database')).flatMap((members) =>
      collections(memberOf(members, 'media-size')),
    ),
  ];
  return [
    ...namedPaper(attributes.strings('media-supported')),
    ...measured.flatMap((members) => {
      const width = rangeOf(memberOf(members, 'x-dimension')[0]);
      const height = rangeOf(memberOf(members, 'y-dimension')[0]);
      return width && height ? [{ width, height }] : [];
    }),
  ];
}

/** Returns the size of a paper, or undefined for a range. */
export function fixedSize({ width, height }: SupportedPaper): PaperSize | undefined {
  const isFixed = width.lower === width.upper && height.lower === height.upper;
  return isFixed ? { width: width.lower, height: height.lower } : undefined;
}

/** Returns the papers with PWG 5101.1 names; the pair `custom_min_…`, `custom_max_…` is a range. */
function namedPaper(names: readonly string[]): SupportedPaper[] {
  const limit = (word: string) => {
    const name = names.find((it) => it.startsWith(`${word}_`));
    return name === undefined ? undefined : sizeOfName(name);
  };
  const [min, max] = [limit('custom_min'), limit('custom_max')];
  const single = names
    .filter((name) => !/^custom_(?:min|max)_/.test(name))
    .flatMap((name) => sizeOfName(name) ?? [])
    .map((size) => between(size, size));
  return min && max ? [...single, between(min, max)] : single;
}

function between(min: PaperSize, max: PaperSize): SupportedPaper {
  return {
    width: { lower: min.width, upper: max.width },
    height: { lower: min.height, upper: max.height },
  };
}

function collections(values: readonly IppValue[]): (readonly IppAttribute[])[] {
  return values.flatMap((value) => (value.type === 'collection' ? [value.members] : []));
}

function memberOf(members: readonly IppAttribute[], name: string): readonly IppValue[] {
  return members.find((member) => member.name === name)?.values ?? [];
}

function rangeOf(value: IppValue | undefined): Range | undefined {
  if (value?.type === 'integer') {
    return { lower: value.value, upper: value.value };
  }
  return value?.type === 'rangeOfInteger' ? { lower: value.lower, upper: value.upper } : undefined;
}
