import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  title: 'E-Mails dieser Demo',
  hint: 'Diese Demo hat keinen Mailserver. Ihre E-Mails erscheinen stattdessen hier, die neuesten zuerst. Laden Sie die Seite neu, um spätere zu sehen.',
  none: 'Seit dem Start der Demo wurde keine E-Mail geschrieben.',
  details: 'An {address}, {time} UTC',
};
