import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  looking: 'Buscando {code}',
  notFound: 'No se encontró ningún artículo para {code}.',
  typed: '{code} no es un artículo. Se escribió en el campo.',
  searchFailed: 'Error al buscar artículos',
  namesNoArticle: 'Este código no identifica ningún artículo. Escanee el código de un artículo.',
  notHere: '{name} no se puede imprimir desde aquí: no está vinculado a esta etiqueta.',
  opened: 'Abriendo {name}.',
  filled: 'Rellenado a partir del código: {labels}.',
  fillsNothing: 'Este código no contiene nada que necesite esta etiqueta.',
  again: 'Otra vez {name}: la cantidad es ahora {quantity, number}.',
  ready:
    'Escáner listo. Escanee el mismo artículo para sumar uno a la cantidad, u otro artículo para abrir su página.',
  readyForList: 'Escáner listo. Al escanear se abre la página de impresión del artículo.',
  question: '¿Salir de esta página?',
  lost: 'Se escaneó {name}. Los datos que ha introducido aquí se perderán al abrir su página.',
  stay: 'Quedarse',
  go: 'Ir a {name}',
  stayed: 'No ha cambiado nada.',
  close: 'Cerrar',
};
