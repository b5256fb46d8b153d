import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  language: 'Sprache',
};
