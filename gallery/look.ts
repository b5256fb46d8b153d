import { LANGUAGES, type Language } from '@/shared/i18n';

/** Selectable colour schemes; `auto` is the preference of the system. */
export const SCHEMES = ['auto', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Selectable widths, in px; `wide` is the width of the window. */
export const WIDTHS = { wide: undefined, tablet: 768, phone: 360 } as const;
export type WidthName = keyof typeof WIDTHS;

/** Selectable languages, including the pseudo-language, which runs from right to left. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  ...LANGUAGES,
  qps: 'Pseudo, right to left',
};

/** Look of the components. */
export interface Look {
  readonly scheme: Scheme;
  readonly language: Language;
  readonly width: WidthName;
}

/**
 * Parts of the gallery: the frame with index and toolbar, the examples inside of it, or only those of the component
 * whose name follows the `#`.
 */
const PARTS = ['frame', 'examples', 'alone'] as const;
type Part = (typeof PARTS)[number];

const oneOf = <Word extends string>(words: readonly Word[], word: string | null, otherwise: Word): Word =>
  words.find((known) => known === word) ?? otherwise;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object that is written above
const keysOf = <Key extends string>(object: Readonly<Record<Key, unknown>>) => Object.keys(object) as Key[];

/** Parses the query of a URL; unknown values are ignored. */
export function readAddress(search: string): { part: Part; look: Look } {
  const params = new URLSearchParams(search);
  return {
    part: oneOf(PARTS, params.get('part'), 'frame'),
    look: {
      scheme: oneOf(SCHEMES, params.get('scheme'), 'auto'),
      language: oneOf(keysOf(LANGUAGE_NAMES), params.get('language'), 'en'),
      width: oneOf(keysOf(WIDTHS), params.get('width'), 'wide'),
    },
  };
}

/** Returns the query that `readAddress` parses; the frame is the default part. */
export function writeAddress(part: Part, look: Look): string {
  return `?${new URLSearchParams({ ...(part !== 'frame' && { part }), ...look }).toString()}`;
}
