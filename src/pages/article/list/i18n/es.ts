import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Artículos',
  description: 'Nombres, identificadores y los valores que se imprimen en las etiquetas.',
  add: 'Añadir artículo',
  choosing: 'Seleccione los artículos para {label} y después vincúlela.',
  search: 'Buscar por nombre o identificador',
  caption: 'Artículos',
  rows: {
    count: '{count, plural, one {# artículo} other {# artículos}}',
    countOf: '{shown, number} de {count, number} artículos',
    noneFor: 'No se encontraron artículos para «{search}».',
    noneForFilters: 'Ningún artículo coincide con los filtros.',
    noneForBoth: 'No se encontraron artículos para «{search}» con estos filtros.',
    selected: '{count, plural, one {# artículo seleccionado} other {# artículos seleccionados}}',
    allSelected: '{count, plural, one {# artículo seleccionado} other {Seleccionados los # artículos}}',
  },
  name: 'Artículo',
  identifier: 'Identificador',
  group: 'Grupo',
  labels: 'Etiquetas',
  label: 'Etiqueta',
  connect: 'Vincular una etiqueta…',
  connectIt: 'Vincular {label}…',
  disconnect: 'Quitar una etiqueta…',
  orders: 'Pedidos',
  changed: 'Modificado',
  nothing: '–',
  more: '+ {count, number}',
  none: 'Aún no hay artículos. Añada el primero o impórtelos desde un archivo.',
  export: {
    open: 'Exportar',
    title: 'Exportar artículos',
    hint: 'Un archivo CSV con una columna por cada valor. Las hojas de cálculo muestran sus celdas como texto, nunca como fórmulas.',
    group: 'Grupo',
    allGroups: 'Todos los grupos',
    delimiter: 'Separador',
    delimiters: {
      comma: 'Coma',
      semicolon: 'Punto y coma, para hojas de cálculo en muchos países',
      tab: 'Tabulador',
      bar: 'Barra vertical',
    },
    download: 'Descargar CSV',
    close: 'Cerrar',
    done: 'Se descargó {name}.',
  },
  labelling: {
    title: {
      connect:
        '{count, plural, one {Vincular una etiqueta a # artículo} other {Vincular una etiqueta a # artículos}}',
      disconnect:
        '{count, plural, one {Quitar una etiqueta de # artículo} other {Quitar una etiqueta de # artículos}}',
    },
    chosen: 'Selección: {names}.',
    quoted: '«{name}»',
    moreNames: '{count, number} más',
    hint: {
      connect: 'Después, cada artículo se puede imprimir también con esta etiqueta.',
      disconnect:
        'Los artículos conservan sus otras etiquetas. Los pedidos que usan esta etiqueta la conservan.',
    },
    search: 'Buscar etiquetas',
    label: 'Etiqueta',
    chooseFirst: 'Elija una etiqueta.',
    noLabels: 'Aún no hay etiquetas.',
    noneFound: 'No se encontraron etiquetas para «{search}».',
    unpublished: 'Aún sin publicar. Se podrá imprimir cuando se publique.',
    disabled: 'Desactivada. Se podrá imprimir cuando se active.',
    run: { connect: 'Vincular', disconnect: 'Quitar' },
    running: { connect: 'Vinculando…', disconnect: 'Quitando…' },
    close: 'Cerrar',
    gone: '{count, plural, one {Uno de los artículos ya no existe y se ha dejado fuera. Inténtelo de nuevo.} other {# de los artículos ya no existen y se han dejado fuera. Inténtelo de nuevo.}}',
    notOffered: {
      connect:
        'Este servidor no puede vincular una etiqueta a varios artículos a la vez. Vincúlela en la pantalla de cada artículo.',
      disconnect:
        'Este servidor no puede quitar una etiqueta de varios artículos a la vez. Quítela en la pantalla de cada artículo.',
    },
    done: {
      connect: {
        none: '{unchanged, plural, one {El artículo ya tenía {label}.} other {Los # artículos ya tenían {label}.}}',
        all: '{count, plural, one {# artículo tiene ahora {label}.} other {# artículos tienen ahora {label}.}}',
        some: '{count, plural, one {# artículo tiene ahora {label}; {unchanged, plural, one {# ya la tenía} other {# ya la tenían}}.} other {# artículos tienen ahora {label}; {unchanged, plural, one {# ya la tenía} other {# ya la tenían}}.}}',
      },
      disconnect: {
        none: '{unchanged, plural, one {El artículo no tenía {label}.} other {Ninguno de los # artículos tenía {label}.}}',
        all: '{count, plural, one {Se quitó {label} de # artículo.} other {Se quitó {label} de # artículos.}}',
        some: '{count, plural, one {Se quitó {label} de # artículo; {unchanged, plural, one {# no la tenía} other {# no la tenían}}.} other {Se quitó {label} de # artículos; {unchanged, plural, one {# no la tenía} other {# no la tenían}}.}}',
      },
    },
  },
};
