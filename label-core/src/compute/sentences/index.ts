import { sentencesOf } from '../../sentence/index.ts';
import { en } from './en.ts';

export const sentences = sentencesOf(en);
