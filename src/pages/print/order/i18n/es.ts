import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  anyTitle: 'Imprimir pedido',
  title: 'Imprimir el pedido {number}',
  labelTitle: 'Imprimir {label} para el pedido {number}',
  jobName: 'Pedido {number}',
  noLines: 'Este pedido no tiene líneas.',
  noneOfLabel: 'Ninguna línea de este pedido puede usar esta etiqueta.',
  wholeOrder: 'Imprimir todo el pedido',
  lines: 'Líneas',
  all: 'Todas las líneas',
  chosen: '{included, plural, one {# marcada} other {# marcadas}} de {count, number}',
  spares: 'Etiquetas de reserva por línea',
  quantity: 'Cantidad',
  label: 'Etiqueta',
  chooseLabel: 'Elija una etiqueta',
  noLabel: 'Sin etiqueta',
  facts: {
    wanted: '{count, plural, one {# pedida} other {# pedidas}}',
    printed: '{count, number} de {wanted, number} impresas',
    printedWithSpares: '{wanted, number} de {wanted, number} impresas, {spares, number} de reserva',
    open: '{count, number} sin confirmar',
    spares: '+ {count, number} de reserva',
  },
  look: 'Vista previa',
  lookOf: 'Vista previa de la etiqueta de {article}',
  preview: 'Vista previa',
  previewOf: 'Línea {line, number}: {article}',
  nothingToFill: 'Esta etiqueta no tiene nada que rellenar.',
  sparesOfLine: 'De reserva para esta línea',
  printNothing: 'Imprimir etiquetas',
  print: 'Imprimir {count, plural, one {# etiqueta} other {# etiquetas}}',
  consequence: {
    labels:
      '{total, plural, one {# etiqueta} other {# etiquetas}} para {lines, plural, one {# línea} other {# líneas}}',
    labelsOn:
      '{total, plural, one {# etiqueta} other {# etiquetas}} para {lines, plural, one {# línea} other {# líneas}} en {printer}',
    withSpares:
      '{total, plural, one {# etiqueta} other {# etiquetas}} para {lines, plural, one {# línea} other {# líneas}}, {spares, plural, one {incluida # de reserva} other {incluidas # de reserva}}',
    withSparesOn:
      '{total, plural, one {# etiqueta} other {# etiquetas}} para {lines, plural, one {# línea} other {# líneas}} en {printer}, {spares, plural, one {incluida # de reserva} other {incluidas # de reserva}}',
    inJobs:
      'Se envía en {count, plural, one {# trabajo de impresión} other {# trabajos de impresión}}, uno tras otro; cada uno usa una de sus impresiones.',
    uses: 'Usa {count, plural, one {# impresión} other {# impresiones}} de las {left, number} que quedan este mes.',
  },
  errors: {
    noLabel: 'Este artículo no tiene ninguna etiqueta que imprimir. Vincule antes una o deje fuera la línea.',
    chooseLabel: 'La etiqueta de esta línea no está publicada. Elija otra o deje fuera la línea.',
    tooMany: 'Una línea puede imprimir {most, number} etiquetas a la vez como máximo.',
    required: 'Rellene «{name}».',
    nothingChosen: 'No se imprimió. Marque al menos una línea.',
    outOfPrints: 'Impresiones agotadas',
    faulty: 'No se imprimió. {problem}',
    faultyLines:
      'No se imprimió. Corrija o deje fuera antes {count, plural, one {# línea} other {# líneas}}: {problem}',
    tooFewPrints:
      'No se imprimió. {count, plural, one {Hace falta # impresión} other {Hacen falta # impresiones}}, pero este mes solo {left, plural, one {queda #} other {quedan #}}. Deje líneas fuera o imprima el resto el mes que viene.',
    notSentYet:
      '{count, plural, one {# línea aún no se ha enviado: sigue marcada arriba.} other {# líneas aún no se han enviado: siguen marcadas arriba.}}',
    waitsForJob:
      '{count, plural, one {# línea seguirá automáticamente cuando se imprima este trabajo. Pulse «Imprimir» para enviarla ahora.} other {# líneas seguirán automáticamente cuando se imprima este trabajo. Pulse «Imprimir» para enviarlas ahora.}}',
  },
};
