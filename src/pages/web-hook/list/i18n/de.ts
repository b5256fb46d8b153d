import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Webhooks',
  description: 'Platen sendet signierte Ereignisse an diese Adressen Ihrer eigenen Systeme.',
  add: 'Webhook hinzufügen',
  search: 'Webhooks suchen',
  caption: 'Webhooks',
  rows: {
    count: '{count, plural, one {# Webhook} other {# Webhooks}}',
    countOf: '{shown, number} von {count, number} Webhooks',
    noneFor: 'Keine Webhooks zu „{search}“ gefunden.',
    noneForFilters: 'Keine Webhooks zu diesen Filtern.',
    noneForBoth: 'Keine Webhooks zu „{search}“ mit diesen Filtern gefunden.',
  },
  hook: 'Webhook',
  events: 'Ereignisse',
  lastDelivery: 'Letzte Zustellung',
  nothingYet: 'Noch nichts',
  state: 'Status',
  none: 'Es gibt noch keine Webhooks. Fügen Sie einen für jedes System hinzu, das Ereignisse erhalten soll.',
  notIncluded: 'Ihr Abonnement enthält keine Webhooks.',
};
