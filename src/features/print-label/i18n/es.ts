import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Imprimir {name}',
  withoutArticle: 'Sin artículo: rellene los valores a mano.',
  label: 'Etiqueta',
  variables: 'Variables',
  noVariables: 'Esta etiqueta no tiene nada que rellenar.',
  quantity: 'Cantidad',
  preview: 'Vista previa',
  noLabel: 'Este artículo no tiene ninguna etiqueta que imprimir. Vincule antes una.',
  print: 'Imprimir {count, plural, one {# etiqueta} other {# etiquetas}}',
  createAndPrint: 'Crear el artículo e imprimir',
  printsLeft:
    '{left, plural, one {Queda #} other {Quedan #}} de {allowed, number} impresiones este mes; cada trabajo de impresión usa una.',
  consequence: '{count, plural, one {# etiqueta} other {# etiquetas}} «{label}»',
  consequenceOn: '{count, plural, one {# etiqueta} other {# etiquetas}} «{label}» en {printer}',
  lineCheck: 'La primera se imprime sola, para su control de línea.',
  errors: {
    required: 'Rellene «{name}».',
    noPrinter: 'No se imprimió. Elija antes una impresora.',
    printersFailed: 'No se imprimió. No se pudieron cargar las impresoras. Inténtelo de nuevo.',
    notPrintable: 'No se imprimió. {problem}',
    notPrintableAndMore:
      'No se imprimió. {problem} {more, plural, one {Hay # problema más por corregir.} other {Hay # problemas más por corregir.}}',
  },
};
