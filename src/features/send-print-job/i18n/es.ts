import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Trabajo de impresión',
  unfinished: 'Impresiones sin terminar',
  progress: 'Etiquetas impresas',
  labels: '{count, plural, one {# etiqueta} other {# etiquetas}}',
  states: {
    queued: 'En espera',
    left: 'A la espera del agente',
    sending: 'Enviando',
    accepted: 'Enviado a la impresora',
    reported: 'Impreso',
    failed: 'Fallido',
    unknown: 'Puede que se haya impreso',
    canceled: 'Cancelado',
  },
  position: '{first, number} de {total, number}',
  positions: '{first, number}–{last, number} de {total, number}',
  mayBePrinted: 'Puede que la etiqueta {first, number} de {total, number} se haya impreso',
  severalMayBePrinted:
    'Puede que las etiquetas {first, number} a {last, number} de {total, number} se hayan impreso',
  attention: 'En espera en la impresora: {reason}',
  summary: {
    labels:
      '{requested, plural, one {{printed, number} de # etiqueta impresa} other {{printed, number} de # etiquetas impresas}}',
    printed: '{printed, number} de {requested, number} impresas',
    failed: '{count, plural, one {# fallida} other {# fallidas}}',
    unknown: '{count, number} sin confirmar',
    notSent: '{count, number} sin enviar',
    waiting: '{count, number} de ellas en espera en la impresora',
    paused: 'En pausa',
  },
  showAll: 'Mostrar todo ({count, number})',
  showAllOf: 'Mostrar todo ({count, number}): {name}',
  showFewer: 'Mostrar menos',
  showFewerOf: 'Mostrar menos: {name}',
  elsewhere:
    'Otra pestaña está imprimiendo este trabajo: {count, plural, one {# etiqueta} other {# etiquetas}}. Solo se puede pausar o cambiar allí.',
  elsewhereNamed:
    'Otra pestaña está imprimiendo este trabajo: {name}, {count, plural, one {# etiqueta} other {# etiquetas}}. Solo se puede pausar o cambiar allí.',
  pause: 'Pausar',
  resume: 'Reanudar',
  cancelRest: 'Cancelar el resto',
  printAgain: 'Volver a imprimir',
  wasPrinted: 'Se imprimió',
  withdraw: 'No imprimir',
  close: 'Cerrar',
  standing: {
    handedOver: 'Enviado al asistente de impresión',
    printed: 'Impreso',
    notPrinted: 'No se imprimió.',
    notPrintedBecause: 'No se imprimió. {reason}',
    notPrintedYet: 'Aún no se ha impreso. {reason}',
    maybePrinted: 'Puede que se haya impreso: compruebe la impresora.',
    leftToAgent: 'A la espera del agente',
    partlyCanceled: 'No se imprimió todo: se cancelaron algunas etiquetas.',
  },
  errors: {
    noComputerName: 'Nombre del equipo no disponible',
    noHelperAddress: 'URI del asistente de impresión no disponible',
    noData: 'La API de impresión no envió datos',
    noPrintFiles: 'La API no envió archivos de impresión',
    printFailed: 'No se pudo imprimir',
    noProofs: 'No se ha impreso: este servidor no imprime pruebas de diseños sin guardar.',
    paused:
      '{count, plural, one {En pausa: # etiqueta aún sin enviar.} other {En pausa: # etiquetas aún sin enviar.}}',
    busy: 'Otra pestaña está imprimiendo este trabajo.',
    helperNotConnected: 'No se envió: el asistente de impresión no está conectado.',
    cannotKeepRecord:
      'No se envió: este navegador no puede guardar el registro que evita imprimir dos veces.',
    notAPdf: 'No se envió: el archivo del servidor no es un PDF.',
    pdfTooLarge: 'No se envió: el PDF ocupa más de 25\u00A0MB.',
    noAnswer: 'El asistente de impresión no respondió a tiempo. Puede que se haya impreso.',
    interrupted: 'La impresión se interrumpió. Puede que se haya impreso.',
    helperLostTrack: 'El asistente de impresión se interrumpió mientras imprimía. Puede que se haya impreso.',
    notReceived: 'No se imprimió: el asistente de impresión no llegó a recibirlo.',
    noRecord: 'El asistente de impresión no tiene constancia de esta impresión. Puede que se haya impreso.',
    noAnswerForAgent: 'El servidor no respondió a tiempo. Puede que el agente lo imprima.',
    notLeftForAgent: 'No se imprimió: el agente no llegó a recibirlo.',
    cannotAskServer:
      'No se puede acceder al servidor para comprobar si se imprimió. Inténtelo de nuevo cuando responda.',
    cannotAskHelper:
      'No se puede acceder al asistente de impresión para comprobar si se imprimió. Inténtelo de nuevo cuando esté conectado.',
  },
  advice: {
    startHelper:
      'El asistente de impresión de este equipo no responde. Inícielo: consulte «Asistente de impresión» en la parte superior de la página.',
    checkPrinter:
      'Puede que el servicio de impresión haya impreso por su cuenta. Compruebe la impresora antes de volver a imprimir.',
  },
  lineCheck: {
    title: 'Comprobar la primera etiqueta',
    hint: 'Escanee el producto y la etiqueta que se acaba de imprimir. {count, plural, =0 {} one {# etiqueta espera el control.} other {# etiquetas esperan el control.}}',
    product: '1. Código del producto',
    label: '2. Código de la etiqueta impresa',
    check: 'Comprobar',
    stopped: 'La tirada está detenida: lo escaneado no coincide con el trabajo.',
    again: 'Corrija el error en la línea y vuelva a escanear ambos, o renuncie al resto.',
    notChecked: 'El control no se ha hecho.',
    giveUp: 'Renunciar al resto',
    leave: 'Dejar sin control',
    due: 'La primera etiqueta espera su control de línea.',
  },
  series: {
    linesGone:
      'Las filas siguientes ya no están guardadas. Elija de nuevo el archivo para imprimir el resto.',
    doubtful: 'No se sabe si estas etiquetas se imprimieron. Mire la impresora y decida.',
  },
};
