import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  or: 'oder',
  continueWith: {
    microsoft: 'Weiter mit Microsoft',
    google: 'Weiter mit Google',
  },
  notActive: 'Die Organisation ist gekündigt oder pausiert',
  codeTitle: 'Geben Sie Ihren Code ein',
  signIn: 'Anmelden',
  codeFailed: 'Der Code wurde nicht angenommen',
  back: 'Zurück',
  code: {
    hint: 'Ihr Passwort stimmt. Öffnen Sie Ihre Authentifizierungs-App und geben Sie den Code ein, den sie für {email} zeigt.',
    label: 'Code',
    missing: 'Geben Sie den Code Ihrer App ein.',
    wrong:
      'Dieser Code ist falsch oder wurde schon verwendet. Geben Sie den nächsten ein, den Ihre App zeigt.',
    other: 'Wiederherstellungscode verwenden',
  },
  recovery: {
    hint: 'Ihr Passwort stimmt. Geben Sie einen der Wiederherstellungscodes ein, die Sie für {email} aufbewahrt haben. Jeder gilt einmal.',
    label: 'Wiederherstellungscode',
    missing: 'Geben Sie einen Wiederherstellungscode ein.',
    wrong: 'Dieser Wiederherstellungscode ist falsch oder wurde schon verwendet.',
    other: 'Code der App verwenden',
  },
};
