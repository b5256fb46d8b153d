import type { CompiledMessage } from 'icu-minify/format';

/** The last of the types whose argument has cases, each a list of parts: select, plural, selectordinal. */
const LAST_WITH_CASES = 3;

const ACCENTED = new Map(
  'AÁ EÉ IÍ OÓ UÚ aáá eéé iíí oóó uúú yý cç nñ sš zž CÇ NÑ SŠ ZŽ'
    .split(' ')
    .map(([letter = '', ...accented]) => [letter, accented.join('')]),
);

/**
 * Returns a compiled message in the pseudo-language: every letter that can have an accent has one, so that a text
 * without accents is known to come from elsewhere, and small vowels are doubled, so that it is a third longer.
 */
export function pseudoMessage(message: CompiledMessage): CompiledMessage {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only texts are replaced, by texts
  return pseudoParts(message) as CompiledMessage;
}

/** Converts parts, which are texts, `0` for #, and arguments: `[name]`, `[name, type, cases or format]`. */
function pseudoParts(parts: unknown): unknown {
  if (typeof parts === 'string') return accented(parts);
  if (!Array.isArray(parts)) return parts;
  return parts.map((part: unknown) => {
    if (!Array.isArray(part)) return pseudoParts(part);
    const [name, type, cases]: unknown[] = part;
    if (typeof type !== 'number' || type > LAST_WITH_CASES || typeof cases !== 'object' || cases === null)
      return part;
    const branches = Object.entries(cases).map(([key, branch]) => [key, pseudoParts(branch)]);
    return [name, type, Object.fromEntries(branches)];
  });
}

const accented = (text: string) => text.replaceAll(/[A-Za-z]/g, (letter) => ACCENTED.get(letter) ?? letter);
