import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  steps: {
    publish: 'Veröffentlichung prüfen',
    data: 'Daten prüfen',
    design: 'Gestaltung prüfen',
    preview: 'Vorschau',
  },
  ownVersion: 'Sie haben diese Version selbst hochgeladen: Jemand anderes muss sie freigeben.',
  roleMissing: {
    'set-test-data':
      'Testdaten zu ändern erfordert die Rolle {roles}. Rollen vergibt die Administration unter „Konten“.',
    'replace-file':
      'Die Datei zu ersetzen erfordert die Rolle {roles}. Rollen vergibt die Administration unter „Konten“.',
    'set-ready':
      'Zur Freigabe einreichen erfordert die Rolle {roles}. Rollen vergibt die Administration unter „Konten“.',
    approve: 'Freigeben erfordert die Rolle {roles}. Rollen vergibt die Administration unter „Konten“.',
    reject: 'Ablehnen erfordert die Rolle {roles}. Rollen vergibt die Administration unter „Konten“.',
    publish: 'Veröffentlichen erfordert die Rolle {roles}. Rollen vergibt die Administration unter „Konten“.',
    withdraw: 'Zurückziehen erfordert die Rolle {roles}. Rollen vergibt die Administration unter „Konten“.',
  },
  waitsForNobody:
    'Niemand mit der Rolle {role} kann handeln. Rollen vergibt die Administration unter „Konten“.',
  waitsFor: 'Wartet auf {people}',
  unreadablePdf: 'Der Server hat ein nicht lesbares PDF gesendet.',
  progress: {
    title: 'Prüfung',
    steps: { data: 'Daten', design: 'Gestaltung', publish: 'Veröffentlichen' },
    states: { done: 'fertig', now: 'jetzt', ahead: 'folgt' },
  },
  hash: {
    whole: 'SHA-256 {hash}',
    copy: 'Ganzen Hash {start} kopieren',
    copied: 'Kopiert',
    none: '–',
  },
  pending: {
    title: 'Ausstehende Versionen',
    version: 'Ausstehende Version',
    labelName: 'Etikettname',
    action: 'Aktion',
    none: 'Zurzeit wartet nichts auf Prüfung.',
    numbered: 'Version {number}',
    waits: {
      publish: 'Veröffentlichung ausstehend',
      data: 'Datenprüfung ausstehend',
      design: 'Gestaltungsprüfung ausstehend',
      preview: 'Nicht in Prüfung',
    },
    seeAll:
      '{count, plural, one {# ausstehende Version anzeigen} other {Alle # ausstehenden Versionen anzeigen}}',
    seeLabels: 'Alle Etiketten und ihre Versionen',
  },
};
