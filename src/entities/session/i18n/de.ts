import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  passwordRule: 'Mindestens {least, number} Zeichen; besser ist ein Satz mit 15 oder mehr.',
  demoMailsHint: 'Diese Demo hat keinen Mailserver.',
  demoMails: 'E-Mails der Demo lesen',
  emailErrors: {
    missing: 'Geben Sie eine E-Mail-Adresse ein.',
    form: 'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.com.',
  },
  passwordErrors: {
    missing: 'Geben Sie ein Passwort ein.',
    short: 'Verwenden Sie mindestens {least, number} Zeichen.',
    long: 'Verwenden Sie höchstens {most, number} Zeichen.',
    isAddress: 'Verwenden Sie nicht Ihre E-Mail-Adresse als Passwort.',
  },
};
