import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  language: 'Idioma',
};
