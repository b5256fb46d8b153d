import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  language: 'Langue',
};
