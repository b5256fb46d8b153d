import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Contadores y fechas',
  description:
    'Números que ninguna etiqueta recibe dos veces, y el día que siguen las fechas de las etiquetas.',
  add: 'Añadir contador',
  search: 'Buscar contadores',
  caption: 'Contadores',
  rows: {
    count: '{count, plural, one {# contador} other {# contadores}}',
    countOf: '{shown, number} de {count, number} contadores',
    noneFor: 'No se han encontrado contadores para «{search}».',
    noneForFilters: 'Ningún contador coincide con los filtros.',
    noneForBoth: 'No se han encontrado contadores para «{search}» con estos filtros.',
  },
  counter: 'Contador',
  next: 'Próximo número',
  left: 'Quedan',
  usedUp: 'Agotado',
  state: 'Estado',
  on: 'Activado',
  off: 'Desactivado',
  sscc: 'SSCC',
  none: 'Todavía no hay contadores. Añada uno para cada clase de número que nunca debe estar en dos etiquetas: números de serie, lotes del día, SSCC de palés.',
  days: {
    title: 'Fechas de las etiquetas',
    hint: 'Las etiquetas con fechas calculadas siguen esta zona horaria. Una etiqueta impresa antes de que empiece el día de producción lleva la fecha del día anterior.',
    timeZone: 'Zona horaria',
    dayStartsAt: 'El día de producción empieza a las',
    save: 'Guardar',
    saved: 'Guardado.',
    failed: 'No guardado',
    noTime: 'Escriba una hora de 00:00 a 23:59.',
  },
};
