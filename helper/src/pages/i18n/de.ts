import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  pair: {
    title: 'Einer App das Drucken erlauben',
    copyAddress: 'Kopieren Sie die Adresse aus der Adresszeile der App.',
    address: 'Adresse der App',
    next: 'Weiter',
    question: 'Darf diese App auf {computer} drucken?',
    whatItSees:
      'Sie sieht die Namen der Drucker dieses Computers und kann darauf drucken, ohne erneut zu fragen.',
    caution:
      'Erlauben Sie es nur, wenn Sie diese Adresse kennen und gerade damit gearbeitet haben. Schließen Sie sonst diese Seite.',
    allow: 'Drucken erlauben',
    allowed: 'Das Drucken ist erlaubt',
    connected: 'Verbunden',
    goBack: 'Kehren Sie zur App zurück: Sie findet die Druckhilfe innerhalb von zehn Sekunden.',
    seeAll: 'Alle Apps und Drucker ansehen',
  },
  status: {
    title: 'Druckhilfe auf {computer}',
    heading: 'Druckhilfe',
    version: 'Version {version} auf {computer}, für {user}',
    apps: 'Apps, die drucken dürfen',
    noApps: 'Noch darf keine App drucken.',
    setByOwner: 'vom Besitzer dieses Computers festgelegt',
    remove: 'Entfernen',
    removeApp: '{origin} entfernen',
    allowAnother: 'Eine weitere App erlauben',
    printers: 'Drucker',
    isDefault: 'Standard',
    jobs: 'Letzte Druckaufträge',
    noJobs: 'Es wurde noch nichts gedruckt.',
    job: 'Druckauftrag',
    printer: 'Drucker',
    state: 'Zustand',
    changed: 'Geändert',
  },
  job: {
    accepted: 'Wartet',
    fetching: 'Datei wird geholt',
    submitting: 'Wird gesendet',
    submitted: 'Im Drucker',
    printing: 'Wird gedruckt',
    completed: 'Gedruckt',
    failed: 'Fehlgeschlagen',
    canceled: 'Abgebrochen',
    unconfirmed: 'Nicht bekannt',
  },
  outcome: {
    printed: 'Gedruckt',
    sent: 'Gesendet',
    saved: 'Gespeichert',
  },
  queue: {
    idle: 'Bereit',
    printing: 'Druckt',
    stopped: 'Angehalten',
    unknown: 'Zustand nicht bekannt',
    notAccepting: 'Nimmt keine Druckaufträge an',
  },
};
