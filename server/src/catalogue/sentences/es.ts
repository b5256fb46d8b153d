import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  article: {
    identifierTaken: 'Ya hay un artículo con el identificador {identifier}.',
    sameIdentifier:
      'Ya hay un artículo con el identificador {identifier}, que es el mismo número que {wanted}.',
    inOrders:
      '{count, plural, one {Este artículo está en el pedido {orders}.} other {{more, plural, =0 {Este artículo está en los pedidos {orders}.} one {Este artículo está en los pedidos {orders} y # más.} other {Este artículo está en los pedidos {orders} y # más.}}}} Quítelo de allí primero; un pedido impreso conserva sus artículos.',
    many: 'Son {count, number} artículos; se pueden cambiar a la vez las etiquetas de {most, number}. Acote la búsqueda.',
    fullOfLabels: '«{name}» ya tiene {most, number} etiquetas y no admite más.',
    valueTwice: '«{key}» aparece dos veces.',
    valueToggle: '«{key}» es un interruptor: true o false.',
    valueLong: '«{key}» tiene {count, number} caracteres; caben {most, number}.',
  },
  order: {
    numberTaken: 'Ya hay un pedido {number}.',
    begun:
      'Hay etiquetas del pedido {number} impresas o en curso: se conserva para que el historial de impresión pueda nombrarlo.',
    full: 'El pedido {number} ya tiene {most, number} líneas y no admite más.',
    notYours: 'Solo quien gestiona pedidos puede añadirles un artículo.',
  },
  orderLine: {
    missing: 'No hay ninguna línea {position} que cambiar.',
    stays: 'Hay etiquetas de «{article}» impresas o en curso: su línea no se puede quitar.',
    articleStays: 'Hay etiquetas de «{article}» impresas o en curso: su línea conserva este artículo.',
    tooFew:
      '{least, plural, one {Hay # etiqueta de «{article}» impresa o en curso: su línea no puede pedir menos.} other {Hay # etiquetas de «{article}» impresas o en curso: su línea no puede pedir menos.}}',
  },
  connector: {
    notIncluded: 'Su suscripción no incluye conectores.',
    many: 'Ya hay {most, number} conectores. Elimine uno que no se use.',
    gone: 'Este conector ya no existe.',
    disabled:
      '{where, select, known {El conector «{name}» en {machine} está desactivado.} other {El conector «{name}» está desactivado.}} La administración puede volver a activarlo.',
    neverConnected:
      '{where, select, known {El conector «{name}» en {machine} no está conectado. Nunca se ha conectado: inícielo allí y vuelva a intentarlo.} other {El conector «{name}» no está conectado. Nunca se ha conectado: inicie su programa y vuelva a intentarlo.}}',
    away: '{where, select, known {El conector «{name}» en {machine} no está conectado.} other {El conector «{name}» no está conectado.}} Su última conexión fue el {date} a las {time} UTC: vuelva a iniciarlo allí e inténtelo de nuevo.',
    busy: '{where, select, known {El conector «{name}» en {machine} recibe demasiadas solicitudes en este momento.} other {El conector «{name}» recibe demasiadas solicitudes en este momento.}} Vuelva a intentarlo en unos segundos.',
    late: '{where, select, known {El conector «{name}» en {machine} no respondió a tiempo.} other {El conector «{name}» no respondió a tiempo.}} Vuelva a intentarlo o compruébelo allí.',
    cannotAnswer: 'El conector «{name}» no puede responder: {fault}',
    noFault: 'No indicó el motivo.',
    answerUnreadable: 'Su respuesta no se puede leer. {details}',
    answerMisfit: 'Su respuesta no corresponde a lo que se le preguntó.',
    noArticle: 'Este conector no conoce ningún artículo «{id}».',
    answersUnusable: 'Algunas respuestas no se pueden utilizar. {details}',
  },
};
