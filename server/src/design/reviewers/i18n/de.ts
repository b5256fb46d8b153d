import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  look: 'Ansehen',
  waiting: {
    subject: 'Version {version} von „{name}“ wartet auf Sie',
    opening:
      '{state, select, DataApprover {Version {version} von „{name}“ wartet auf die Freigabe ihrer Daten, und Sie können darüber entscheiden.} DesignApprover {Version {version} von „{name}“ wartet auf die Freigabe ihrer Gestaltung, und Sie können darüber entscheiden.} Publisher {Version {version} von „{name}“ wartet auf ihre Veröffentlichung, und Sie können darüber entscheiden.} other {Version {version} von „{name}“ wartet auf ihre Prüfung, und Sie können darüber entscheiden.}}',
    link: 'Ansehen und entscheiden',
    closing: 'Wenn inzwischen jemand anderes entschieden hat, brauchen Sie nichts zu tun.',
  },
  rejected: {
    subject: 'Version {version} von „{name}“ wurde abgelehnt',
    opening: '{by} hat Version {version} von „{name}“ abgelehnt und schrieb:',
    closing:
      'Sie ist wieder ein Entwurf. Ersetzen Sie ihre Datei oder ihre Testdaten und geben Sie sie dann noch einmal zur Freigabe.',
  },
  published: {
    subject: 'Version {version} von „{name}“ ist veröffentlicht',
    opening: '{by} hat Version {version} von „{name}“ veröffentlicht. Sie wird ab jetzt gedruckt.',
    closing: 'Sie brauchen nichts zu tun.',
  },
};
