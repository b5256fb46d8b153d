import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Webhooks',
  description: 'Platen envía eventos firmados a estas direcciones de sus propios sistemas.',
  add: 'Añadir webhook',
  search: 'Buscar webhooks',
  caption: 'Webhooks',
  rows: {
    count: '{count, plural, one {# webhook} other {# webhooks}}',
    countOf: '{shown, number} de {count, number} webhooks',
    noneFor: 'No se encontraron webhooks para «{search}».',
    noneForFilters: 'Ningún webhook coincide con los filtros.',
    noneForBoth: 'No se encontraron webhooks para «{search}» con estos filtros.',
  },
  hook: 'Webhook',
  events: 'Eventos',
  lastDelivery: 'Último envío',
  nothingYet: 'Aún ninguno',
  state: 'Estado',
  none: 'Aún no hay webhooks. Añada uno por cada sistema que deba recibir eventos.',
  notIncluded: 'Su suscripción no incluye webhooks.',
};
