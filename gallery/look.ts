import { LANGUAGES, type Language } from '@/shared/i18n';

/** Colours that are offered; `auto` is what the system prefers. */
export const SCHEMES = ['auto', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Widths that are offered, in px; `wide` takes what the window has. */
export const WIDTHS = { wide: undefined, tablet: 768, phone: 360 } as const;
export type WidthName = keyof typeof WIDTHS;

/** The languages that are offered, with the pseudo-language, which runs from right to left. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  ...LANGUAGES,
  qps: 'Pseudo, right to left',
};

/** How the components are looked at. */
export interface Look {
  readonly scheme: Scheme;
  readonly language: Language;
  readonly width: WidthName;
}

/** The frame with index and toolbar, the examples inside of it, or those of the one component whose name stands after `#`. */
const PARTS = ['frame', 'examples', 'alone'] as const;
type Part = (typeof PARTS)[number];

const oneOf = <Word extends string>(words: readonly Word[], word: string | null, otherwise: Word): Word =>
  words.find((known) => known === word) ?? otherwise;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object that is written above
const keysOf = <Key extends string>(object: Readonly<Record<Key, unknown>>) => Object.keys(object) as Key[];

/** Reads what the query of an address asks for; what it does not know is as nobody had asked. */
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

/** Returns the query that `readAddress` reads; the frame is the part that is not named. */
export function writeAddress(part: Part, look: Look): string {
  return `?${new URLSearchParams({ ...(part !== 'frame' && { part }), ...look }).toString()}`;
}
