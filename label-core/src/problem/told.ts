import type { Sentence } from '../sentence/index.ts';
import { sentences } from './sentences/index.ts';

/** "nameTaken" is "name-taken", as `sentencesOf` makes codes of keys. */
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

/** The sentences of problems and warnings, each with its own code as a type. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- codes follow from the keys
export const told = sentences as Told<typeof sentences>;
