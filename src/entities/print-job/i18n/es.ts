import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  outcomes: {
    Success: 'Impreso',
    Failed: 'Fallido',
    Unknown: 'Sin confirmar',
    Created: 'Sin enviar',
    Canceled: 'Cancelado',
  },
  moreNames: '{first}, {second} y {count, number} más',
  largePrint: {
    print: 'Imprimir {count, plural, one {# etiqueta} other {# etiquetas}}',
    question: '{name}: {count, plural, one {# etiqueta} other {# etiquetas}}. ¿Imprimir esa cantidad?',
    doNotPrint: 'No imprimir',
  },
};
