import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  printer: 'Drucker',
  choose: 'Drucker wählen',
  none: 'Für Sie ist kein Drucker eingerichtet. Wenden Sie sich an die Person, die Ihre Drucker verwaltet.',
  failed: 'Die Drucker konnten nicht geladen werden.',
  agentAway: 'Der Agent „{name}“ ist nicht verbunden',
  agentAwayOn: 'Der Agent „{name}“ auf {machine} ist nicht verbunden',
  agentKeepsLabels:
    'Was Sie jetzt drucken, bleibt erhalten und kommt heraus, sobald er wieder verbunden ist.',
  agentNeverStarted:
    'Er wurde noch nie gestartet. Was Sie jetzt drucken, bleibt einen Tag erhalten und kommt heraus, sobald er läuft.',
};
