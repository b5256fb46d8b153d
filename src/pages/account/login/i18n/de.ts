import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Anmelden',
  continueTo: 'Zum Fortfahren anmelden.',
  ended: 'Ihre Sitzung ist beendet. Melden Sie sich an, um dort weiterzumachen, wo Sie waren.',
  email: 'E-Mail',
  password: 'Passwort',
  submit: 'Anmelden',
  emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein.',
  passwordMissing: 'Geben Sie Ihr Passwort ein.',
  failed: 'Anmeldung fehlgeschlagen',
  forgot: 'Passwort vergessen?',
  register: 'Organisation anlegen',
};
