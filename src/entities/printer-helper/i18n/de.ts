import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  words: {
    checking: 'Wird geprüft',
    connected: 'Verbunden',
    'not-running': 'Läuft nicht',
    'permission-needed': 'Berechtigung nötig',
    'permission-denied': 'Berechtigung verweigert',
    'insecure-page': 'Nicht sicher',
    refused: 'Abgelehnt',
    'not-answering': 'Antwortet nicht',
    unhealthy: 'Gestört',
    'too-old': 'Zu alt',
  },
  causes: {
    checking: 'Die Druckhilfe wird gesucht.',
    connected: 'Die Druckhilfe ist verbunden.',
    'not-running': 'Die Druckhilfe läuft auf diesem Computer nicht.',
    'permission-needed':
      'Diese Seite braucht eine Berechtigung, um die Druckhilfe auf diesem Computer zu erreichen.',
    'permission-denied': 'Der Browser verbietet dieser Seite den Zugriff auf die Druckhilfe.',
    'insecure-page': 'Diese Seite kam über http. Browser sperren unsichere Seiten für die Druckhilfe.',
    refused: 'Die Druckhilfe läuft, nimmt diese Seite aber nicht an.',
    'not-answering': 'Die Druckhilfe antwortet nicht.',
    unhealthy: 'Die Druckhilfe meldet eine Störung.',
    'too-old': 'Die Druckhilfe ist älter als Version {version}.',
  },
  remedies: {
    'not-running': 'Starten oder installieren Sie sie: siehe „Druckhilfe“ oben auf der Seite.',
    'permission-needed': 'Wählen Sie „Verbinden“ und dann „Zulassen“, wenn der Browser fragt.',
    'permission-denied':
      'Öffnen Sie die Website-Einstellungen neben der Adresse und erlauben Sie den Zugriff auf Apps auf diesem Gerät.',
    'insecure-page': 'Öffnen Sie dieselbe Adresse mit https. Wer den Server verwaltet, kann das einrichten.',
    refused: 'Öffnen Sie die Seite der Druckhilfe auf diesem Computer und lassen Sie dort diese Adresse zu.',
    'not-answering': 'Starten Sie sie neu.',
    unhealthy: 'Starten Sie sie neu. Hilft das nicht, wenden Sie sich an den Support.',
    'too-old': 'Installieren Sie die neue Version: siehe „Druckhilfe“ oben auf der Seite.',
  },
  actions: {
    check: 'Erneut prüfen',
    connect: 'Verbinden',
    allow: 'Diese Seite zulassen',
  },
};
