import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Webhooks',
  description: 'Platen envoie des événements signés à ces adresses de vos propres systèmes.',
  add: 'Ajouter un webhook',
  search: 'Rechercher un webhook',
  caption: 'Webhooks',
  rows: {
    count: '{count, plural, one {# webhook} other {# webhooks}}',
    countOf: '{shown, number} sur {count, number} webhooks',
    noneFor: 'Aucun webhook trouvé pour « {search} ».',
    noneForFilters: 'Aucun webhook ne correspond aux filtres.',
    noneForBoth: 'Aucun webhook trouvé pour « {search} » avec ces filtres.',
  },
  hook: 'Webhook',
  events: 'Événements',
  lastDelivery: 'Dernier envoi',
  nothingYet: 'Aucun',
  state: 'État',
  none: 'Il n’y a pas encore de webhooks. Ajoutez-en un par système qui doit recevoir des événements.',
  notIncluded: 'Votre abonnement ne comprend pas les webhooks.',
};
