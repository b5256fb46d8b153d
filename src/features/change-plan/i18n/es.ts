import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  open: 'Cambiar de suscripción',
  title: 'Cambiar de suscripción',
  choose: 'Suscripciones',
  none: 'Este servidor no ofrece ninguna otra suscripción.',
  current: 'Su suscripción actual.',
  tooSmall: 'Por debajo de su uso actual: {excess}.',
  excess: {
    users: '{used, number} de {allowed, plural, one {# cuenta} other {# cuentas}}',
    labels: '{used, number} de {allowed, plural, one {# etiqueta} other {# etiquetas}}',
    printerModels:
      '{used, number} de {allowed, plural, one {# modelo de impresora} other {# modelos de impresora}}',
    widgets: '{used, number} de {allowed, plural, one {# widget} other {# widgets}}',
    agents: '{used, number} de {allowed, plural, one {# agente} other {# agentes}}',
  },
  effect: 'Los nuevos límites y funciones se aplican al instante a toda su organización.',
  change: 'Cambiar a {name}',
  changeNone: 'Cambiar',
  keep: 'Dejarla como está',
  failed: 'No se pudo cambiar la suscripción',
  close: 'Cerrar',
  done: 'Su suscripción es ahora {name}.',
};
