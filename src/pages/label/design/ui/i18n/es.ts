import type { Translation } from 'label-core/sentence';
import type { en } from './en';

export const es: Translation<typeof en> = {
  articles: 'Artículos',
  tools: {
    title: 'Añadir',
    add: {
      text: 'Añadir un texto',
      barcode: 'Añadir un código de barras',
      image: 'Añadir una imagen',
      rectangle: 'Añadir un rectángulo',
      ellipse: 'Añadir un óvalo',
      line: 'Añadir una línea',
    },
    tip: {
      text: 'Texto (T)',
      barcode: 'Código de barras (B)',
      image: 'Imagen (I)',
      rectangle: 'Rectángulo (X)',
      ellipse: 'Óvalo (O)',
      line: 'Línea (L)',
    },
    article: 'Del artículo',
    pieces: { name: 'Nombre', number: 'Número', code: 'EAN-13 del artículo' },
  },
  areas: {
    add: 'Añadir',
    elements: 'Elementos',
    elementsOf: 'Elementos ({count, number})',
    canvas: 'Etiqueta',
    data: 'Datos y problemas',
  },
  elements: {
    hide: 'Ocultar',
    show: 'Mostrar',
    title: 'Elementos, el de delante primero',
    none: 'La etiqueta aún está vacía. Añada un texto o un código de barras.',
  },
  canvas: {
    label: 'Etiqueta, {width} por {height} mm, {count, plural, one {# elemento} other {# elementos}}',
    role: 'Zona de dibujo',
    keys: 'Av Pág y Re Pág van de un elemento a otro, las flechas mueven, con Ctrl cambian el tamaño. T, B, I, X, O y L añaden. F6 pasa a la parte siguiente de la pantalla.',
  },
  compare: { open: 'Comparar', title: 'La versión abierta y el diseño', close: 'Cerrar' },
  history: { steps: 'Deshacer varios pasos', undo: 'Deshacer', redo: 'Rehacer', of: '{action}: {step}' },
  modes: {
    carry: 'Pulse el lugar de la esquina superior izquierda. Esc lo devuelve.',
    edge: 'Pulse el lugar de este borde. Esc lo deja.',
    place: 'Pulse el lugar del nuevo elemento. Esc cancela.',
  },
  status: {
    dpi: 'Resolución que se dibuja',
    dpiOf: '{dpi, number} dpi',
    snap: 'Alinear con',
    snapTo: {
      elements: 'elementos y bordes',
      guides: 'guías',
      dots: 'puntos de la impresora',
    },
    smaller: 'Más pequeño',
    larger: 'Más grande',
    fit: 'Tan grande como quepa',
  },
  data: {
    article: 'Mostrar con un artículo',
    title: 'Datos',
    shown: 'Valores que se muestran',
    previous: 'Valores anteriores',
    next: 'Valores siguientes',
    none: 'Esta etiqueta no tiene variables. Escriba {example} en un texto para crear una.',
  },
  help: {
    title: 'Teclas de la zona de dibujo',
    open: 'Teclas y ayuda',
    close: 'Cerrar',
    hint: 'Todo se hace también con los botones y campos junto a la etiqueta.',
    letters: 'Las letras sueltas actúan en la zona de dibujo',
    keys: 'Teclas',
    does: 'Efecto',
    rows: {
      areas: { keys: 'F6, Mayús F6', does: 'Parte siguiente o anterior de la pantalla' },
      walk: {
        keys: 'Av Pág, Re Pág, Inicio, Fin',
        does: 'Seleccionar el elemento siguiente, anterior, primero o último',
      },
      nudge: { keys: 'Flechas', does: 'Mover un punto o 0,1 mm; con Mayús 1 mm' },
      grow: { keys: 'Ctrl y flechas', does: 'Cambiar el tamaño; con Mayús 1 mm' },
      add: {
        keys: 'T, B, I, X, O, L',
        does: 'Añadir texto, código de barras, imagen, rectángulo, óvalo o línea',
      },
      arm: {
        keys: 'Mayús y una pulsación en una herramienta',
        does: 'La próxima pulsación, o el rectángulo trazado, es el lugar del nuevo elemento',
      },
      turn: { keys: 'R, Mayús R', does: 'Girar a la derecha o a la izquierda' },
      order: {
        keys: 'F, D, con Mayús',
        does: 'Hacia delante o atrás; al frente o al fondo',
      },
      pickUp: { keys: 'M', does: 'Tomar: la próxima pulsación es el lugar' },
      content: { keys: 'Intro, F2', does: 'Editar el contenido o el nombre' },
      remove: { keys: 'Supr', does: 'Eliminar' },
      copy: { keys: 'Ctrl C, X, V, D', does: 'Copiar, cortar, pegar, duplicar' },
      all: { keys: 'Ctrl A, Esc', does: 'Seleccionar todo, o nada' },
      group: {
        keys: 'Ctrl G, Ctrl Mayús G, Ctrl Mayús L, Ctrl Mayús H',
        does: 'Agrupar, desagrupar, bloquear, ocultar',
      },
      undo: { keys: 'Ctrl Z, Ctrl Mayús Z', does: 'Deshacer, rehacer' },
      zoom: {
        keys: '+, -, Mayús 0, Mayús 1',
        does: 'Más grande, más pequeño, tamaño real, tan grande como quepa',
      },
      pan: { keys: 'Espacio o botón central, y arrastrar', does: 'Mover la zona de dibujo bajo el puntero' },
      data: { keys: ', y .', does: 'Valores anteriores o siguientes' },
      guide: { keys: 'G', does: 'Guías por el centro de la selección' },
      save: { keys: 'Ctrl S', does: 'Guardar' },
    },
  },
  proof: {
    open: 'Imprimir una prueba',
    title: 'Imprimir una prueba',
    close: 'Cerrar',
    about:
      'Imprime la etiqueta tal como está dibujada, con los valores que se muestran y la palabra PROOF sobre la esquina superior izquierda. No se guarda nada.',
    quantity: 'Copias',
    counted:
      'Cuenta como un solo trabajo de impresión, sean cuantas sean las copias, y figura como prueba en el historial.',
    left: '{left, plural, one {Queda #} other {Quedan #}} de {allowed, number} impresiones este mes.',
    otherDpi:
      'En la pantalla la etiqueta está dibujada para {drawn, number} dpi; esta impresora tiene {printed, number} dpi.',
    print: 'Imprimir {count, plural, one {# prueba} other {# pruebas}}',
    another: 'Imprimir otra prueba',
    sent: '{count, plural, one {Se ha enviado # prueba} other {Se han enviado # pruebas}} a la impresora.',
    notPrinted: 'No se ha impreso',
    notAllPrinted: 'No se ha impreso todo',
  },
  problems: {
    title: '{count, plural, =0 {Sin problemas} one {# problema} other {# problemas}}',
    none: 'No se ha encontrado nada con estos valores.',
  },
};
