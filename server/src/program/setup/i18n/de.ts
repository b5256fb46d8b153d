import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  title: 'Platen einrichten',
  hint: 'Legen Sie Ihre Organisation und deren erstes Konto an. Dieses Konto kann alles verwalten.',
  fields: {
    organizationName: 'Organisation',
    firstname: 'Vorname',
    lastname: 'Nachname',
    email: 'E-Mail',
    password: 'Passwort (mindestens {least, number} Zeichen)',
    repeated: 'Passwort wiederholen',
  },
  submit: 'Platen einrichten',
  done: 'Platen ist bereit.',
  doneBefore: 'Platen ist schon eingerichtet',
  signIn: 'Anmelden',
  needsScript:
    'Diese Seite braucht JavaScript. Erlauben Sie es für diese Adresse und laden Sie die Seite neu.',
  problems: {
    differing: 'Die Passwörter stimmen nicht überein. Geben Sie zweimal dasselbe Passwort ein.',
    incomplete:
      'Diese Adresse ist unvollständig. Öffnen Sie den ganzen Einrichtungslink, den der Server beim Start ausgegeben hat.',
    unreachable: 'Der Server antwortet nicht. Prüfen Sie das Netzwerk und versuchen Sie es erneut.',
  },
  refusedFields: {
    organizationName: 'Geben Sie den Namen Ihrer Organisation ein.',
    firstname: 'Geben Sie Ihren Vornamen ein.',
    lastname: 'Geben Sie Ihren Nachnamen ein.',
    email: 'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.com.',
    password:
      'Wählen Sie ein Passwort mit mindestens {least, number} Zeichen, das nicht häufig verwendet wird.',
  },
};
