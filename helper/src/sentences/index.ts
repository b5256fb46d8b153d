import { loadSentences, sentencesOf } from 'label-core/sentence';
import { en } from './en.ts';

export const sentences = sentencesOf(en);

/** Returns a sentence of the helper in the language of a page. */
export const sentenceIn = await loadSentences((language) => import(`./${language}.ts`));
