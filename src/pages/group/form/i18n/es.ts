import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  addTitle: 'Añadir grupo',
  addDescription: 'Un lugar para artículos, pedidos, personas e impresoras que van juntos.',
  add: 'Añadir grupo',
  loading: 'Grupo',
  modified: 'Último cambio: {at}',
  allGroups: 'Todos los grupos',
  notFound: 'No se encontró el grupo. Puede que se haya eliminado.',
  toList: 'Ver todos los grupos',
  details: 'Detalles',
  name: 'Nombre',
  parent: 'Grupo superior',
  isRoot: 'Este es el grupo raíz. Contiene todos los demás grupos y no se puede mover.',
  hasGroups: 'Este grupo contiene otros grupos, así que solo puede estar en el primer nivel.',
  defaultPrinter: 'Impresora predeterminada',
  defaultPrinterHint: 'La usan los miembros que no han elegido otra impresora.',
  noPrinter: 'Ninguna',
  settings: 'Ajustes',
  settingsHint: 'Etiquetas que se pueden usar además de las vinculadas al propio artículo.',
  setting: {
    useLabelsConnectedToArticlesGroup: {
      label: 'Etiquetas del grupo del artículo',
      hint: 'Los artículos de este grupo también pueden usar las etiquetas vinculadas a este grupo.',
    },
    useLabelsConnectedToOrdersGroup: {
      label: 'Etiquetas del grupo del pedido',
      hint: 'Cada línea de un pedido de este grupo también puede usar las etiquetas vinculadas a este grupo.',
    },
    useLabelsConnectedToUserDefaultGroup: {
      label: 'Etiquetas del grupo principal del miembro',
      hint: 'Los miembros con este grupo como principal pueden usar sus etiquetas con cualquier artículo.',
    },
    allowOrderImportToThisGroup: {
      label: 'Se pueden importar pedidos en este grupo',
      hint: 'Este grupo se puede elegir como destino al importar pedidos.',
    },
  },
  members: 'Miembros',
  membersHint: 'Los miembros ven los artículos y pedidos de este grupo y de los grupos inferiores.',
  findMember: 'Buscar una persona',
  printers: 'Impresoras',
  printersHint: 'Las impresoras de este grupo. Una impresora sin grupo es para todo el mundo.',
  findPrinter: 'Buscar una impresora',
  disabled: 'desactivada',
  noMembers: 'Aún no hay miembros. Busque una persona y añádala.',
  noPrinters: 'Este grupo aún no tiene impresoras.',
  noneFound: 'No hay resultados para «{search}».',
  more: 'Se muestran {shown, number} de {count, number}. Busque para encontrar el resto.',
  added: '{count, number} por añadir',
  removed: '{count, number} por quitar',
  cannotDelete: 'Solo se puede eliminar un grupo vacío. Mueva o elimine antes: {contents}.',
  deleteHint:
    'Los miembros conservan sus otros grupos. Una impresora que no sea de ningún otro grupo será para todo el mundo.',
  deletion: 'Eliminación',
  contents: {
    groups: '{count, plural, one {# grupo} other {# grupos}}',
    articles: '{count, plural, one {# artículo} other {# artículos}}',
    orders: '{count, plural, one {# pedido} other {# pedidos}}',
  },
  deleteNotOffered: 'Ya se eliminó, o este servidor no lo admite.',
  errors: {
    noName: 'Dé un nombre al grupo.',
    longName: 'Máximo {most, number} caracteres.',
  },
};
