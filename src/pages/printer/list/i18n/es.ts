import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Impresoras',
  description: 'Las impresoras de su organización y cómo están conectadas.',
  add: 'Añadir impresora',
  search: 'Buscar impresoras',
  caption: 'Impresoras',
  name: 'Impresora',
  model: 'Modelo',
  resolution: 'Resolución',
  dpi: '{dpi} dpi',
  target: 'Imprime en',
  noTarget: 'Aún sin configurar',
  queue: 'Cola {queue}',
  driver: 'Controlador de {queue}',
  through: 'a través de {agent}',
  throughAs:
    '{status, select, connected {a través de {agent} (conectado)} disconnected {a través de {agent} (sin conexión)} never {a través de {agent} (nunca conectado)} other {a través de {agent}}}',
  groups: 'Grupos',
  everybody: 'Todo el mundo',
  groupCount: '{count, plural, one {# grupo} other {# grupos}}',
  isDefault: 'Su predeterminada',
  none: 'Aún no hay impresoras. Añada una para empezar a imprimir.',
  rows: {
    count: '{count, plural, one {# impresora} other {# impresoras}}',
    countOf: '{shown, number} de {count, number} impresoras',
    noneFor: 'No se encontraron impresoras para «{search}».',
    noneForFilters: 'Ninguna impresora coincide con los filtros.',
    noneForBoth: 'No se encontraron impresoras para «{search}» con estos filtros.',
  },
  rules: {
    title: 'Impresiones grandes',
    hint: 'Platen pide confirmación antes de imprimir de una vez más etiquetas que las indicadas. Se aplica a toda su organización.',
    unaskedLabels: 'Etiquetas sin confirmación',
    save: 'Guardar',
    saved: 'Guardado.',
    failed: 'No se pudo guardar el número',
  },
};
