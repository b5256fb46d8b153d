import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  addTitle: 'Añadir pedido',
  addDescription: 'El cliente, los artículos y cuántas etiquetas de cada uno.',
  add: 'Añadir pedido',
  loading: 'Pedido',
  notFound: 'No se encontró el pedido. Puede que se haya eliminado.',
  toList: 'Ver todos los pedidos',
  details: 'Detalles',
  orderNumber: 'Número de pedido',
  orderNumberHint: 'Cada pedido necesita un número propio.',
  customer: 'Cliente',
  group: 'Grupo',
  groupHint: 'Los miembros de este grupo y de sus grupos superiores encuentran el pedido en «Mis pedidos».',
  mainGroup: 'Su grupo principal',
  begun:
    'Hay etiquetas de este pedido impresas o en curso. No se pueden eliminar ni el pedido ni las líneas de esas etiquetas.',
  lines: 'Líneas',
  linesHint: 'Las líneas se imprimen de arriba abajo.',
  noLines: 'Aún no hay líneas. Busque un artículo o pegue códigos.',
  total:
    '{lines, plural, one {# línea} other {# líneas}}, {labels, plural, one {# etiqueta} other {# etiquetas}}.',
  find: 'Añadir un artículo',
  paste: 'Pegar códigos',
  pasteLabel: 'Códigos',
  pasteHint:
    'Un código por línea, como en una columna de una hoja de cálculo. El número de etiquetas puede ir en la columna siguiente o después de una x: 4006381333931 x 12.',
  pasteAdd: 'Añadir líneas',
  pasteClose: 'Cerrar',
  pasted: '{count, plural, one {Se añadió # línea.} other {Se añadieron # líneas.}}',
  notFoundCodes:
    '{count, plural, one {Un código no corresponde a ningún artículo, o corresponde a más de uno. Se ha quedado aquí.} other {# códigos no corresponden a ningún artículo, o corresponden a más de uno. Se han quedado aquí.}}',
  cut: '{most, plural, one {Solo se leyó el primer código.} other {Solo se leyeron los primeros # códigos.}}',
  added: 'Se añadió {name}.',
  lineOf: 'Línea {number, number}: {name}',
  label: 'Etiqueta',
  ownLabel: 'La etiqueta del artículo',
  ownLabelNamed: 'La del artículo: {name}',
  noLabel: 'El artículo no tiene etiqueta',
  unknownLabel: 'Etiqueta {id}',
  quantity: 'Etiquetas',
  up: 'Subir {name}',
  down: 'Bajar {name}',
  remove: 'Quitar {name}',
  place: '{name} es la línea {place, number} de {count, number}.',
  more: '{count, plural, one {Mostrar # línea más} other {Mostrar # líneas más}}',
  printedOf: '{printed, number} de {quantity, number} impresas',
  notOffered: 'Ya se eliminó, o este servidor no lo admite.',
  addNotOffered: 'Este servidor no permite añadir pedidos.',
  begunLine: {
    printed:
      '{printed, plural, one {# impresa} other {# impresas}}. No se puede quitar esta línea ni pedir menos etiquetas.',
    open: '{open, number} en curso. No se puede quitar esta línea ni pedir menos etiquetas.',
    both: '{printed, plural, one {# impresa} other {# impresas}}, {open, number} en curso. No se puede quitar esta línea ni pedir menos etiquetas.',
  },
  errors: {
    noNumber: 'Dé un número al pedido.',
    longNumber: 'El número puede tener {most, number} caracteres como máximo.',
    longCustomer: 'El cliente puede tener {most, number} caracteres como máximo.',
    tooManyLines: 'Un pedido puede tener {most, number} líneas como máximo.',
    tooFew:
      '{least, plural, one {«{name}»: hay # etiqueta impresa o en curso. Escriba al menos esa cantidad.} other {«{name}»: hay # etiquetas impresas o en curso. Escriba al menos esa cantidad.}}',
    tooMany: '«{name}»: {most, number} etiquetas por línea como máximo.',
  },
};
