import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Datenschutz',
  intro:
    'Diese Seite erklärt, welche Daten Platen über Sie speichert, wo und wie lange. Ihre Organisation hat möglicherweise eigene Regeln.',
  back: 'Zurück zur Anmeldung',
  sections: {
    person: {
      title: 'Daten über Sie',
      account:
        'Ihr Name, Ihre E-Mail-Adresse, Ihre Rollen und Gruppen und ein Einweg-Hash Ihres Passworts, aus dem sich das Passwort nicht auslesen lässt.',
      prints:
        'Ihre Drucke: welches Etikett, welcher Artikel, wie viele, auf welchem Drucker und wann. Ihre Organisation braucht sie, um ihre Waren zurückzuverfolgen.',
      decisions:
        'Ihre Entscheidungen in Prüfungen: wer ein Etikett freigegeben, abgelehnt oder veröffentlicht hat, mit Datum und Kommentar. Sie gehören zum Verlauf des Etiketts und werden mit ihm aufbewahrt.',
      security: 'Sicherheitsereignisse wie Anmeldungen, geänderte Passwörter und Einladungen.',
    },
    browser: {
      title: 'Daten in Ihrem Browser',
      stored:
        'Die Token Ihrer Sitzung, damit Sie nach dem Neuladen angemeldet bleiben, Ihre Favoriten und noch nicht gespeicherte Entwürfe. Beim Abmelden werden die Token und alle noch wartenden Drucke dieses Computers entfernt.',
      others: 'Es werden keine Cookies gesetzt und keine Inhalte von Dritten geladen.',
    },
    computer: {
      title: 'Daten auf Ihrem Computer',
      helper:
        'Die Druckhilfe läuft auf Ihrem eigenen Computer und nimmt Druckaufträge von den Adressen an, mit denen Sie sie gekoppelt haben. Sie merkt sich ihre Drucke, damit nichts doppelt gedruckt wird.',
    },
    access: {
      title: 'Wer sie sehen kann',
      members:
        'Mitglieder Ihrer Organisation, je nach ihren Rollen. Andere Organisationen sehen keine Ihrer Daten. Wer diesen Server betreibt, kann die darauf gespeicherten Daten sehen.',
    },
    rights: {
      title: 'Ihre Rechte',
      account:
        'Die Administration Ihrer Organisation kann Ihr Konto anzeigen, berichtigen und löschen. Aufzeichnungen über gedruckte und freigegebene Etiketten werden so lange aufbewahrt, wie Ihre Organisation dazu verpflichtet ist.',
    },
  },
};
