import { sentencesOf } from 'label-core/sentence';
import { en } from './en.ts';

export const sentences = sentencesOf(en);
