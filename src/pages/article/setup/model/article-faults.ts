import { gtinValueFault } from 'label-core/gtin';
import { ARTICLE_LIMITS, EXTRA_SIZE } from '@/entities/article';
import { faultsOf, type FormFaults } from '@/shared/lib/form-faults';
import type { ArticleValues, DatumValues } from './article-values';
import { faultTexts } from './fault-texts';

const { nameCharacters, identifierCharacters, valueCharacters } = ARTICLE_LIMITS;

/** What keeps an article from being saved, by field, in the order of the form; values as `data.2.key`. */
export function articleFaults({ name, externalIdentifier, data }: ArticleValues): FormFaults {
  const counts = new Map<string, number>();
  for (const { key } of data) counts.set(key.trim(), (counts.get(key.trim()) ?? 0) + 1);
  return faultsOf({
    name: nameFault(name.trim()),
    externalIdentifier:
      externalIdentifier.trim().length > identifierCharacters
        ? faultTexts.longIdentifier(identifierCharacters)
        : undefined,
    ...Object.fromEntries(
      data.flatMap((datum, index) => [
        [`data.${index}.key`, keyFault(datum.key.trim(), counts)],
        [`data.${index}.data`, dataFault(datum)],
        [`data.${index}.size`, sizeFault(datum)],
      ]),
    ),
  });
}

function nameFault(name: string): string | undefined {
  if (name === '') return faultTexts.noName;
  return name.length > nameCharacters ? faultTexts.longName(nameCharacters) : undefined;
}

function keyFault(key: string, counts: ReadonlyMap<string, number>): string | undefined {
  if (key === '') return faultTexts.noKey;
  if (key.length > nameCharacters) return faultTexts.longKey(nameCharacters);
  return (counts.get(key) ?? 0) > 1 ? faultTexts.sameKey(key) : undefined;
}

function sizeFault({ isExtra, size }: DatumValues): string | undefined {
  if (isExtra || size.trim() === '') return undefined;
  return isSize(size) ? undefined : faultTexts.badSize(valueCharacters);
}

const isSize = (size: string) =>
  /^\d+$/.test(size.trim()) && Number(size) >= 1 && Number(size) <= valueCharacters;

/** The most characters of a value: an extra's are the specification's. */
export function roomOf({ isExtra, size }: Pick<DatumValues, 'isExtra' | 'size'>): number {
  if (isExtra) return EXTRA_SIZE;
  return isSize(size) ? Number(size) : valueCharacters;
}

function dataFault(datum: DatumValues): string | undefined {
  const { key, data, type } = datum;
  const most = roomOf(datum);
  if (type !== 'default') return undefined;
  const fault = gtinValueFault(key.trim(), data);
  if (fault !== undefined) return fault;
  if (data.length <= most) return undefined;
  const characters = [...graphemes.segment(data)].length;
  return characters > most ? faultTexts.longData(key.trim(), characters, most) : undefined;
}

/** As labels count: an emoji, or a letter with its accents, is one character. */
const graphemes = new Intl.Segmenter();

/** The server's fields by their place in the form: `articleData.2.key` is `data.2.key`. */
export function serverArticleFaults(problems: readonly { field: string; message: string }[]): FormFaults {
  return Object.fromEntries(
    problems.map(({ field, message }) => [field.replace(/^articleData\./, 'data.'), message]),
  );
}
