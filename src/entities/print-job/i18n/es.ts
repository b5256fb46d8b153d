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
  lineCheck: {
    scans: { product: 'Producto', label: 'Etiqueta' },
    facts: {
      number: 'número',
      lot: 'lote',
      date: 'fecha',
      date11: 'fecha de producción',
      date12: 'fecha de vencimiento',
      date13: 'fecha de envasado',
      date15: 'fecha de consumo preferente',
      date16: 'fecha límite de venta',
      date17: 'fecha de caducidad',
    },
    differs: '{scan}, {fact}: {found} en lugar de {expected}',
    missing: '{scan}, {fact}: no está en el código escaneado; debería ser {expected}',
  },
  chart: {
    titles: { labels: 'Etiquetas por día', jobs: 'Trabajos de impresión por día' },
    total:
      '{labels, plural, one {# etiqueta} other {# etiquetas}} en {jobs, plural, one {# trabajo de impresión} other {# trabajos de impresión}}, del {first} al {last}',
    descriptions: {
      labels:
        'Etiquetas por día: {labels, plural, one {# etiqueta} other {# etiquetas}} en {jobs, plural, one {# trabajo de impresión} other {# trabajos de impresión}}, del {first} al {last}.',
      jobs: 'Trabajos de impresión por día: {jobs, plural, one {# trabajo de impresión} other {# trabajos de impresión}} con {labels, plural, one {# etiqueta} other {# etiquetas}}, del {first} al {last}.',
    },
    most: {
      labels: 'El día con más: {day}, {count, plural, one {# etiqueta} other {# etiquetas}}.',
      jobs: 'El día con más: {day}, {count, plural, one {# trabajo de impresión} other {# trabajos de impresión}}.',
    },
    day: '{day}: {labels, plural, one {# etiqueta} other {# etiquetas}} en {jobs, plural, one {# trabajo de impresión} other {# trabajos de impresión}}',
    hint: 'Use las flechas izquierda y derecha para elegir un día e Intro para ver sus impresiones.',
  },
  largePrint: {
    print: 'Imprimir {count, plural, one {# etiqueta} other {# etiquetas}}',
    question: '{name}: {count, plural, one {# etiqueta} other {# etiquetas}}. ¿Imprimir esa cantidad?',
    doNotPrint: 'No imprimir',
  },
};
