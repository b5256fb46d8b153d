import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  importUpload: {
    notIncluded: 'Su suscripción no incluye la importación.',
    large: 'El archivo supera los {megabytes, number}\u00A0MB.',
    badKey: 'Una clave de idempotencia tiene de 1 a 200 caracteres ASCII visibles.',
    keyUsed: 'Esta clave de idempotencia ya se usó para otro envío.',
    manyWait:
      'Ya hay {waiting, number} archivos a la espera de importarse. Vuelva a intentarlo cuando algunos terminen.',
    oneGroup: 'Elija un solo grupo: todo lo importado va a un grupo. Importe de nuevo el archivo para otro.',
    closedGroup: 'El grupo {name} no admite la importación de pedidos. Sus ajustes pueden permitirla.',
  },
  importRun: {
    nothing: 'No se importó nada. {reason}',
    faultyRows:
      'No se importó nada: {rows, plural, one {# fila tiene errores} other {# filas tienen errores}}.',
    onlyNew:
      '{kind, select, articles {No se importó nada: el archivo solo puede contener artículos nuevos. Línea {line}: {reason}} other {No se importó nada: el archivo solo puede contener pedidos nuevos. Línea {line}: {reason}}}',
    onlyNewOfSeveral:
      '{kind, select, articles {No se importó nada: el archivo solo puede contener artículos nuevos. Línea {line}: {reason} {others, plural, one {Lo mismo ocurre en # fila más.} other {Lo mismo ocurre en # filas más.}}} other {No se importó nada: el archivo solo puede contener pedidos nuevos. Línea {line}: {reason} {others, plural, one {Lo mismo ocurre en # fila más.} other {Lo mismo ocurre en # filas más.}}}}',
    givenUp:
      'No se importó nada. El servidor se detuvo varias veces a mitad de este archivo: divídalo e importe las partes una tras otra.',
    disturbed:
      'No se importó nada. Otras personas cambiaron los mismos artículos o pedidos al mismo tiempo. Importe de nuevo el archivo.',
    broken: 'No se importó nada. El servidor no pudo escribir este archivo; su registro dice por qué.',
    canceled: 'Cancelada antes de empezar.',
    changesStay:
      '{kind, select, articles {Lo que creó se ha eliminado. {updated, plural, one {El artículo que cambió (#) conserva el cambio.} other {Los # artículos que cambió conservan los cambios.}}} other {Lo que creó se ha eliminado. {updated, plural, one {El pedido que cambió (#) conserva el cambio.} other {Los # pedidos que cambió conservan los cambios.}}}}',
  },
  importedRow: {
    leftOut: 'Omitida con el pedido {order}: otra de sus filas tiene errores.',
    noArticle: 'No hay ningún artículo con la referencia {identifier}.',
    noLabel: 'No hay ninguna etiqueta {name}.',
    orderThere: 'Ya hay un pedido {order}.',
    manyValues: 'El artículo tendría {values, number} valores; hay sitio para {most, number}.',
    manyLabels: 'El artículo tendría {labels, number} etiquetas; hay sitio para {most, number}.',
  },
  importUndo: {
    running: 'Este archivo se está importando. Deshaga la importación cuando termine.',
    failed: 'Esta importación falló: no hay nada que deshacer.',
    done: 'Esta importación ya está deshecha.',
    createdNothing: 'Esta importación no creó nada nuevo, así que no hay nada que deshacer.',
    used: 'Esta importación no se puede deshacer. {uses} No se eliminó nada.',
    changed: 'Cambiados desde entonces: {names}.',
    printed: 'Impresos desde entonces: {names}.',
    ordered: 'En pedidos: {names}.',
    chosen: 'Elegidos en widgets: {names}.',
    namesAndMore: '{names} y {more, number} más',
  },
  importConfiguration: {
    nameTaken: 'Ya hay una configuración llamada {name}.',
    many: 'Ya hay {most, number} configuraciones: elimine una que no haga falta.',
  },
  webHook: {
    notIncluded: 'Su suscripción no incluye webhooks.',
    many: 'Ya hay {most, number} webhooks. Elimine uno que no se use.',
    wholeAddress: 'Escriba una dirección completa, como https://example.com/hooks.',
    noHttps: 'La dirección debe empezar por https: lo que se envía no debe poder leerse por el camino.',
    credentials: 'La dirección no puede contener un nombre de usuario ni una contraseña.',
    hostUnknown: 'No se encontró el host {host}.',
    hostInside: 'El host {host} no está en la internet pública: no se envía nada allí.',
  },
  webHookFault: {
    secretLost: 'El secreto de este webhook ya no se puede leer. Cree uno nuevo.',
    redirect: 'Respondió {status}, una redirección: no se siguen.',
    answered: 'Respondió {status}.',
    silent: 'No respondió en {seconds, number} segundos.',
    nobodyListens: 'Nada responde en esta dirección.',
    brokenOff: 'La conexión se interrumpió.',
    unreachable: 'No se pudo acceder al host.',
    untrusted: 'Su certificado no es de confianza general.',
    certificateExpired: 'Su certificado ha caducado.',
    otherHost: 'Su certificado es de otro host.',
    failed: 'La conexión falló.',
  },
};
