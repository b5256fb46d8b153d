import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Agentes activos',
  description:
    'Programas de su red que imprimen para todo el mundo. No hace falta tener abierto ningún navegador ni asistente de impresión.',
  add: 'Añadir agente',
  search: 'Buscar agentes',
  caption: 'Agentes',
  rows: {
    count: '{count, plural, one {# agente} other {# agentes}}',
    countOf: '{shown, number} de {count, number} agentes',
    noneFor: 'No se encontraron agentes para «{search}».',
    noneForFilters: 'Ningún agente coincide con los filtros.',
    noneForBoth: 'No se encontraron agentes para «{search}» con estos filtros.',
  },
  agent: 'Agente',
  status: 'Estado',
  lastSeen: 'Última conexión',
  never: 'Nunca',
  notSeen: 'Nunca conectado',
  seen: 'Última conexión: {when}',
  version: 'Versión',
  waiting: 'Trabajos en espera',
  jobs: '{count, plural, =0 {Ningún trabajo en espera} one {# trabajo en espera} other {# trabajos en espera}}',
  printers: 'Impresoras',
  noPrinters: 'Ninguna',
  noPrintersHere: 'ninguna impresora',
  none: 'Aún no hay agentes. Añada uno por cada equipo que deba imprimir de forma desatendida.',
  notIncluded: 'Su suscripción no incluye agentes.',
  notIncludedAnyMore:
    'Su suscripción ya no incluye agentes: los de abajo no se pueden conectar y no se imprime nada a través de ellos.',
};
