import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Imprimir {label} desde un archivo',
  anyTitle: 'Imprimir desde un archivo',
  description: 'Cada fila imprime su propia etiqueta. No se crean artículos.',
  jobName: '{label}: {file}',

  fileTitle: 'Archivo',
  unreadable: 'Este archivo no se puede leer',

  columnsTitle: 'Columnas',
  columnsHint:
    'Elija qué rellena cada variable. La elección vale en su organización para archivos con los mismos encabezados.',
  noVariables: 'En esta etiqueta no se rellena nada: cada fila la imprime tal como es.',
  sourceFor: 'Origen de {name}',
  textFor: 'Texto para {name}',
  leaveEmpty: 'Dejar vacío',
  defaultValue: 'Predeterminado: {value}',
  sameText: 'El mismo texto en cada fila',
  copies: 'Etiquetas por fila',
  oneEach: 'Una',

  checkTitle: 'Comprobación',
  notDrawn:
    'El servidor no envía el dibujo de esta etiqueta: solo se comprueban los valores obligatorios y las longitudes.',
  checked: '{checked, number} de {all, number} filas comprobadas',
  stopCheck: 'Detener la comprobación',
  checkAgain: 'Comprobar de nuevo',
  checkFaults: {
    stopped:
      'La comprobación se detuvo. No se imprime nada hasta que se comprueben todas las filas del intervalo.',
    'not-loaded': 'No se pudo cargar la comprobación. Compruebe la red e inténtelo de nuevo.',
    'not-checked': 'No se pudieron comprobar las filas con esta etiqueta.',
  },
  allRight: '{rows, plural, one {# fila comprobada} other {# filas comprobadas}}, sin errores.',
  someWrong: '{faulty, number} de {rows, plural, one {# fila} other {# filas}} con errores.',
  onlyFaulty: 'Solo filas con errores',
  noFaulty: 'No hay filas con errores.',
  table: 'Filas del archivo',
  row: 'Fila',
  number: '{row, number}',
  line: 'Línea {line, number} del archivo',
  showRow: 'Mostrar la fila {row, number}',
  values: 'Valores',
  labels: 'Etiquetas',
  problem: 'Error',
  fault: '{column}: {message}',
  skip: 'Imprimir sin {count, plural, one {la fila con errores} other {las # filas con errores}} del intervalo',

  rangeTitle: 'Filas e impresora',
  from: 'De la fila',
  to: 'A la fila',
  allRows: 'Todas las filas',
  inRange:
    '{labels, plural, one {# etiqueta} other {# etiquetas}} de {rows, plural, one {# fila} other {# filas}}.',
  withoutLabel: '{count, plural, one {# fila no pide} other {# filas no piden}} ninguna etiqueta.',

  preview: 'Vista previa',
  rowOf: 'Fila {row, number} de {all, number}',
  previousRow: 'Fila anterior',
  nextRow: 'Fila siguiente',

  consequence:
    '{labels, plural, one {# etiqueta} other {# etiquetas}} de las filas {from, number} a {to, number}',
  consequenceOn:
    '{labels, plural, one {# etiqueta} other {# etiquetas}} de las filas {from, number} a {to, number} en {printer}',
  inJobs: 'Se envía en {count, number} trabajos, uno tras otro.',
  uses: 'Usa {count, plural, one {# impresión} other {# impresiones}} de las {left, number} que quedan este mes.',
  print: 'Imprimir {count, plural, one {# etiqueta} other {# etiquetas}}',
  printNothing: 'Imprimir',

  errors: {
    noFile: 'Elija primero un archivo.',
    unfilled: 'Elija qué rellena: {names}.',
    notChecked: 'Aún no se han comprobado todas las filas del intervalo.',
    faulty:
      '{count, plural, one {# fila del intervalo tiene} other {# filas del intervalo tienen}} errores. Corrija el archivo o imprima sin ellas.',
    nothing: 'El intervalo no tiene ninguna etiqueta que imprimir.',
    unfinished: 'Termine primero la impresión de arriba o descarte el resto.',
    otherResolution: 'La impresora tiene otra resolución: las filas se comprueban de nuevo.',
    outOfPrints: 'Impresiones agotadas',
    tooFewPrints:
      'Hacen falta {count, plural, one {# impresión} other {# impresiones}}, pero este mes solo quedan {left, number}.',
    required: '{name} es obligatorio.',
    tooLong: '{name} tiene más de {most, number} caracteres.',
    copies: '«{value}» no es un número de etiquetas de 0 a {most, number}.',
  },

  series: {
    title: 'Impresión de un archivo',
    of: 'Impresión de «{file}»',
    noneSent: 'Ninguna de {all, plural, one {# fila} other {# filas}} enviada.',
    sent: 'Filas {first, number}–{last, number} de {all, number} enviadas.',
    done: '{count, plural, one {# fila enviada} other {# filas enviadas}} a la impresora.',
    givenUp: '{sent, number} de {all, plural, one {# fila} other {# filas}} enviadas. El resto se descartó.',
    repeated:
      '{count, plural, one {# etiqueta ya se había impreso y no se envió} other {# etiquetas ya se habían impreso y no se enviaron}} de nuevo. Pulse «Imprimir» para imprimir el archivo otra vez.',
    notKept:
      'Este navegador no puede conservar esta impresión. Si deja la página, elija de nuevo el mismo archivo para continuar.',
    conflict:
      'Estas filas ya se enviaron con otros valores, a otra impresora o desde otro ordenador. Mire el historial de impresión antes de imprimirlas de nuevo.',
    printAnyway: 'Imprimir de todos modos',
    goOn: 'Continuar en la fila {row, number}',
    finish: 'Continuar',
    giveUpRest: 'Descartar el resto',
    giveUpQuestion: 'Las filas restantes no se imprimirán.',
    giveUp: 'Descartar',
    keep: 'Conservar',
    werePrinted: 'Se imprimieron',
    wereNot: 'No se imprimieron: imprimirlas',
    close: 'Cerrar',
  },
};
