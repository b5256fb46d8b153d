import { loadSentences, type LanguageCode } from 'label-core/sentence';
import { sentences as foundation } from '../../foundation/sentences/index.ts';
import { tooManySentence } from '../../people/auth/attempt-limits.ts';
import { sentences } from '../sentences/index.ts';

const foundationIn = await loadSentences((language) => import(`../../foundation/sentences/${language}.ts`));
const peopleIn = await loadSentences((language) => import(`../../people/sentences/${language}.ts`));
const programIn = await loadSentences((language) => import(`../sentences/${language}.ts`));

const { done, wrongLink, expiredLink } = sentences.setup;
const tooMany = tooManySentence('setup');
const { failed, storeFull, storeUnsure, storeAway } = foundation.server;

/**
 * Returns the refusals of the set-up call by code, in the language of its page. A refused field is not among them: its
 * problem has no code.
 */
export const refusalsIn = (language: LanguageCode): (readonly [code: string, text: string])[] => [
  ...[done, wrongLink, expiredLink].map((one) => [one.code, programIn(one, language)] as const),
  [tooMany.code, peopleIn(tooMany, language)],
  ...[failed, storeFull, storeUnsure, storeAway].map(
    (one) => [one.code, foundationIn(one, language)] as const,
  ),
];
