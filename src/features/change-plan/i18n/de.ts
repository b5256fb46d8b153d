import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  open: 'Abonnement wechseln',
  title: 'Abonnement wechseln',
  choose: 'Abonnements',
  none: 'Dieser Server bietet kein anderes Abonnement an.',
  current: 'Ihr aktuelles Abonnement.',
  tooSmall: 'Zu klein für Ihre aktuelle Nutzung: {excess}.',
  excess: {
    users: '{used, number} von {allowed, plural, one {# Konto} other {# Konten}}',
    labels: '{used, number} von {allowed, plural, one {# Etikett} other {# Etiketten}}',
    printerModels: '{used, number} von {allowed, plural, one {# Druckermodell} other {# Druckermodellen}}',
    widgets: '{used, number} von {allowed, plural, one {# Widget} other {# Widgets}}',
    agents: '{used, number} von {allowed, plural, one {# Agenten} other {# Agenten}}',
  },
  effect: 'Die neuen Grenzen und Funktionen gelten sofort für alle in Ihrer Organisation.',
  change: 'Zu {name} wechseln',
  changeNone: 'Wechseln',
  keep: 'Unverändert lassen',
  failed: 'Das Abonnement konnte nicht gewechselt werden',
  close: 'Schließen',
  done: 'Sie haben jetzt das Abonnement {name}.',
};
