import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  agent: {
    hasPrinters: 'Estas impresoras pasan por este agente: {printers}. Asígneles primero otra vía.',
    shutOut: 'Este agente se eliminó, se desactivó o recibió otra clave.',
    isDisabled: 'El agente «{name}» está desactivado.',
    neverConnected: 'El agente «{name}» no está conectado. Nunca se ha conectado.',
    away: 'El agente «{name}» en {machine} no está conectado; su última conexión fue el {date} a las {time} UTC.',
    deleted: 'El agente «{name}» se eliminó. Vuelva a imprimir desde el historial, en otra impresora.',
    deletedMeanwhile: 'El agente de una impresora se eliminó entretanto. Vuelva a imprimir.',
  },
  agentJob: {
    lostWithAgent: 'El agente «{name}» se eliminó.',
    unknownWithAgent: 'El agente «{name}» se eliminó antes de comunicar el resultado.',
    unknownWithJournal:
      'El agente «{name}» volvió en {machine} sin el registro que tenía este trabajo: no se sabe si se imprimió. Compruebe la impresora.',
    notFetched: 'El agente «{name}» no recogió el archivo en un día.',
    notConfirmed: 'El agente «{name}» no confirmó en un día que tiene el archivo. Compruebe la impresora.',
    otherKey: 'Esta clave pertenece a otro archivo de una impresión.',
    noAgent: 'Ningún agente imprime este archivo: envíelo a un asistente de impresión.',
    underWay: 'Este archivo ya se entregó y no ha terminado. Cancele primero esa entrega.',
    laterKey: 'Este archivo se entregó de nuevo después, con una clave posterior.',
    expired: 'Este archivo se conservó un día y ya no existe. Vuelva a imprimirlo desde el historial.',
    over: 'Ya ha terminado: no queda nada que cancelar.',
  },
  printFile: {
    gone: 'Este archivo de impresión no existe: el enlace ha caducado o nunca fue válido.',
    testGone: 'Esta etiqueta de prueba no existe: el enlace ha caducado o nunca fue válido.',
  },
  print: {
    noLabel: 'No hay ninguna etiqueta publicada {id}.',
    manyLabels: 'Un trabajo de impresión puede tener {most, number} etiquetas como máximo.',
    keyForm: 'Una clave de idempotencia tiene de 1 a 200 caracteres ASCII visibles.',
    keyUsed: 'Esta clave de idempotencia se usó para otra solicitud de impresión.',
    noOrder: 'Una línea de pedido necesita el pedido al que pertenece.',
    noLine: 'El pedido {orderId} no tiene ninguna línea {line}.',
    otherArticle: 'La línea {line} del pedido {orderId} es del artículo {articleId}.',
  },
  lineCheck: {
    held: 'Este archivo espera el control de línea: escanee el producto y la primera etiqueta.',
    noCode:
      '«{label}» tiene un control de línea y, con estos valores, no contiene nada que se pueda escanear.',
    notFirst: 'Este archivo no es el primero de una tirada con control de línea.',
    unreadable: 'Este código no se puede comparar: {reason}.',
  },
  counter: {
    noCounter:
      'No hay ningún contador llamado «{name}», del que esta etiqueta toma sus números. Un administrador puede añadirlo.',
    isDisabled: 'El contador «{name}» está desactivado. Un administrador puede activarlo.',
    usedUp:
      'Al contador «{name}» {left, plural, =0 {no le queda ningún número} one {le queda # número} other {le quedan # números}}; esta impresión necesita {count, number}. Un administrador puede mover su final o añadir otro contador.',
    many: 'Ya hay {most, number} contadores; elimine uno que no se use.',
    hasAllotted: 'El contador «{name}» tiene números en etiquetas y se queda. Desactívelo en su lugar.',
    ssccPrefix: 'Un SSCC empieza por un dígito de extensión y un prefijo de empresa GS1 de 4 a 12 dígitos.',
    ssccReset: 'Un SSCC no se da nunca dos veces: su contador no puede volver a empezar.',
    lastBeforeFirst: 'El último número no puede ser menor que el primero, {first, number}.',
    wideLast: 'Las cifras alcanzan para números hasta {largest, number}.',
    otherQuantity:
      'Estas etiquetas tienen números propios, que se imprimen de nuevo: como máximo {most, number}.',
  },
  reprint: {
    notYours:
      'Puede volver a imprimir sus propios trabajos, no los de otras personas. La administración puede imprimir este.',
    noFile: 'No hay ningún archivo {id} en este trabajo de impresión.',
    notPublished:
      '«{label}» no tiene ninguna versión publicada. Imprima la versión que se imprimió entonces.',
    labelDisabled:
      '«{label}» está desactivada y no se puede imprimir. Quien gestiona las etiquetas puede activarla.',
    printerGone: 'La impresora «{printer}» ya no existe. Elija otra.',
    noVariable:
      'La versión actual de esta etiqueta no tiene ninguna variable «{variable}». Imprima la versión que se imprimió entonces o inicie una impresión nueva.',
  },
  printHistory: {
    notYours: 'Solo ve sus propias impresiones. La administración ve las de otras personas.',
    manyRows: 'Son {count, number} filas; una exportación admite {most, number}. Elija un período más corto.',
  },
  printer: {
    inUse:
      '{count, plural, one {El widget «{widgets}» imprime en esta impresora.} other {{more, plural, =0 {Estos widgets imprimen en esta impresora: {widgets}.} one {Estos widgets imprimen en esta impresora: {widgets} y # más.} other {Estos widgets imprimen en esta impresora: {widgets} y # más.}}}} Elija primero allí otra impresora.',
  },
  printerTarget: {
    missing: 'Indique dónde se imprime: una cola de un equipo o una dirección de su red.',
    portAlone: 'Un puerto necesita la dirección de una impresora de su red.',
    driverLanguage: 'Un controlador local imprime PDF. Elija PDF o una cola de impresión.',
    driverAddress: 'Un controlador local va con una cola de un equipo, no con una dirección de red.',
    address: 'La dirección debe ser de su propia red, como 192.168.1.20, o un nombre de host.',
    port: 'No es un puerto de impresora. Las impresoras escuchan en los puertos 9100 a 9103 o 6101 (raw), 631 (IPP) o 515 (LPD).',
    rawQueue: 'Una impresora en un puerto raw no tiene cola. Deje el campo vacío.',
    pathMissing: 'Una impresora en el puerto 631 (IPP) necesita su ruta, como ipp/print.',
    path: 'No es una ruta de impresora. Tiene la forma ipp/print.',
  },
  widget: {
    manyFavorites: 'Máximo {most, number} favoritos',
    listChanged: 'Entretanto se añadieron o eliminaron widgets. Vuelva a cargar la lista y después ordénela.',
    fieldTwice: 'Hay dos campos llamados {name}.',
    noOptions: 'El campo {name} no tiene nada que elegir.',
  },
};
