import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  ignore: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
  verify: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    opening: 'Mit dieser Adresse wurde die Organisation {organization} registriert.',
    link: 'Adresse bestätigen und beginnen, innerhalb von 24 Stunden',
  },
  alreadyRegistered: {
    subject: 'Sie haben schon ein Konto',
    opening: 'Jemand wollte sich mit dieser Adresse registrieren; zu ihr gibt es schon ein Konto.',
    link: 'Anmelden oder dort ein neues Passwort anfordern',
  },
  reset: {
    subject: 'Wählen Sie ein neues Passwort',
    opening: 'Für das Konto mit dieser Adresse wurde ein neues Passwort angefordert.',
    link: 'Neues Passwort wählen, innerhalb einer Stunde',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    opening: 'Das Passwort Ihres Kontos wurde geändert, und andere Sitzungen wurden beendet.',
    link: 'Wenn Sie das nicht waren, fordern Sie ein neues Passwort an',
    closing: 'Melden Sie es dann Ihrer Administration.',
  },
  secondFactorOn: {
    subject: 'Die Anmeldung verlangt jetzt einen Code',
    opening:
      'Der zweite Faktor Ihres Kontos wurde eingeschaltet: Die Anmeldung verlangt Ihr Passwort und einen Code Ihrer App. Andere Sitzungen wurden beendet.',
    link: 'Wenn Sie das nicht waren, wählen Sie ein neues Passwort',
    closing: 'Melden Sie es dann Ihrer Administration.',
  },
  secondFactorOff: {
    subject: 'Die Anmeldung verlangt keinen Code mehr',
    opening:
      'Der zweite Faktor Ihres Kontos wurde ausgeschaltet: Die Anmeldung verlangt nur noch Ihr Passwort.',
    openingBy: '{by} hat den zweiten Faktor Ihres Kontos entfernt.',
    openingByOperator: 'Der zweite Faktor Ihres Kontos wurde von denen entfernt, die den Server betreiben.',
    consequence:
      'Die Anmeldung verlangt nur Ihr Passwort, bis Sie in Ihren Einstellungen wieder einen einrichten.',
    link: 'Wenn Sie das nicht waren, wählen Sie ein neues Passwort',
    closing: 'Melden Sie es dann Ihrer Administration.',
  },
  invitation: {
    subject: 'Einladung zu {organization}',
    opening: '{invitedBy} lädt Sie zu {organization} ein.',
    link: 'Konto einrichten, innerhalb von sieben Tagen',
    closing: 'Wenn Sie nicht wissen, wer das ist, brauchen Sie nichts zu tun.',
  },
};
