import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  forgotTitle: 'Passwort vergessen?',
  forgotHint:
    'Geben Sie Ihre E-Mail-Adresse ein, und Sie erhalten einen Link, um ein neues Passwort zu wählen.',
  email: 'E-Mail',
  send: 'Link senden',
  sendFailed: 'Die E-Mail konnte nicht gesendet werden',
  sentTitle: 'Prüfen Sie Ihre E-Mails',
  sent: 'Wenn es zu {email} ein Konto gibt, ist eine Nachricht mit einem Link unterwegs. Der Link gilt einmal und eine Stunde lang.',
  back: 'Zurück zur Anmeldung',
  resetTitle: 'Neues Passwort wählen',
  resetHint: 'Damit werden Sie überall abgemeldet. Melden Sie sich danach mit dem neuen Passwort an.',
  password: 'Neues Passwort',
  reset: 'Passwort festlegen',
  resetFailed: 'Das Passwort wurde nicht geändert',
  again: 'Neuen Link anfordern',
  doneTitle: 'Ihr Passwort wurde geändert',
  done: 'Alle früheren Sitzungen sind beendet.',
  signIn: 'Anmelden',
};
