import type { Sentence } from '../sentence/index.ts';
import { sentences } from './sentences/index.ts';

/** Converts "nameTaken" to "name-taken", like `sentencesOf`, which derives codes from keys. */
type CodeOf<Key> = Key extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `-${Lowercase<Letter>}`}${CodeOf<Rest>}`
  : '';

type Told<Said> = {
  readonly [
    Key in keyof Said as Said[Key] extends (values: never) => Sentence ? Key : never
  ]: Said[Key] extends (values: infer Values) => Sentence
    ? (values: Values) => Sentence & { readonly code: CodeOf<Key> }
    : never;
};

/** Sentences of problems and warnings, each typed with its own code. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- codes follow from the keys
export const told = sentences as Told<typeof sentences>;
