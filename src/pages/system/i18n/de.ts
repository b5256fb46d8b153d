import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'System',
  description:
    'Was wartet, was gedruckt wird, welche Programme verbunden sind und wie viel Platz Ihre Dateien belegen.',
  loading: 'Wird geladen',
  waiting: {
    title: 'Wartende Arbeit',
    names: {
      prints: 'Drucke über Agenten',
      imports: 'Importe',
      webHooks: 'Webhook-Nachrichten',
      mails: 'E-Mails',
      publications: 'Fällige Veröffentlichungen',
    },
    nothing: 'Nichts wartet.',
    oldest: 'Am längsten: {time}',
    lessThanMinute: 'unter einer Minute',
    long: 'Wartet lange',
    handOver: '{waiting, number} nicht abgeholt, {taken, number} beim Agenten',
    advice: {
      prints: 'Prüfen Sie, ob der Computer des Agenten läuft und sein Drucker bereit ist.',
      imports: 'Importe laufen nacheinander. Abgebrochene und fehlgeschlagene stehen im Importverlauf.',
      webHooks: 'Ihr System antwortet nicht wie erwartet. Nachrichten werden einen Tag lang erneut gesendet.',
      mails: 'Der Server kann sie nicht zustellen und versucht es weiter. Sagen Sie es seinem Betreiber.',
      publications: 'Der Server hat sie noch nicht veröffentlicht. Sagen Sie es seinem Betreiber.',
    },
    links: {
      agents: 'Agenten',
      history: 'Druckverlauf',
      webHooks: 'Webhooks',
      imports: 'Importverlauf',
      review: 'Etikettenprüfung',
    },
  },
  prints: {
    title: 'Drucke',
    history: 'Druckverlauf',
    none: 'In den letzten {days, number} Tagen wurde nichts gedruckt.',
  },
  programs: {
    title: 'Agenten und Konnektoren',
    kinds: { agent: 'Agent', connector: 'Konnektor' },
    nameless: 'Ohne Namen',
    seen: 'Zuletzt verbunden: {when}',
    neverSeen: 'Noch nie verbunden',
    jobs: '{count, plural, one {# Auftrag wartet} other {# Aufträge warten}}',
    more: '{count, plural, one {# weiterer} other {# weitere}}',
    none: 'In Ihrem Netzwerk ist kein Programm verbunden: Diese Organisation hat keine Agenten und keine Konnektoren.',
  },
  storage: {
    title: 'Speicher',
    total: '{size} insgesamt',
    names: {
      printFiles: 'Druckdateien',
      importFiles: 'Importierte Dateien',
      mediaFiles: 'Medienbibliothek',
      labelFiles: 'Etikettendateien',
    },
    kept: {
      printFiles: '{hours, plural, one {Nach # Stunde gelöscht} other {Nach # Stunden gelöscht}}',
      importFiles:
        '{days, plural, one {# Tag nach dem Import gelöscht} other {# Tage nach dem Import gelöscht}}',
      importFilesForEver: 'Werden nie gelöscht',
      mediaFiles: 'Bis Sie sie dort löschen',
      labelFiles: 'Eine für jede Version eines Etiketts',
    },
    none: 'Es sind keine Dateien gespeichert.',
  },
  version: 'Version des Servers: {version}',
};
