import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Archivos de etiqueta',
  description: 'Qué puede contener un archivo para ser una etiqueta. Su contenido determina de qué tipo es.',
  written: 'En el archivo',
  means: 'En qué se convierte',
  takeSample: 'Descargar {file}',
  sampleFailed: 'No se pudo cargar el ejemplo. Compruebe la red e inténtelo de nuevo.',
  kinds: {
    platen: {
      title: 'JSON de Platen',
      intro:
        'La forma en que Platen guarda todas las etiquetas. Contiene todo lo que puede tener una etiqueta. Los nombres de archivo terminan en .json.',
      limits: 'El diseñador de etiquetas lee y escribe esta forma.',
    },
    svg: {
      title: 'SVG',
      intro:
        'Un dibujo de un programa como Inkscape o Illustrator, con una página del tamaño de la etiqueta. Para cada código de barras, dibuje un rectángulo en su sitio, con su zona blanca, e indique qué es. Los nombres de archivo terminan en .svg.',
      limits:
        'Se conservan formas, trazados, grupos, textos girados en cuartos de vuelta, y PNG y JPEG dentro del archivo. Los colores pasan a negro o blanco y las demás fuentes a Noto Sans. Se rechazan scripts, todo lo externo al archivo, el texto inclinado y el texto a lo largo de un trazado.',
    },
    zpl: {
      title: 'ZPL',
      intro:
        'Lo que otros programas de etiquetas escriben al imprimir en un archivo, o lo escrito a mano. Los nombres de archivo terminan en .zpl, .prn o .txt.',
      limits:
        'Las fuentes de la impresora pasan a Noto Sans de la misma altura. Los ajustes de la impresora y las cantidades se deciden al imprimir. Se rechazan las órdenes que guardan, borran o configuran algo en una impresora, y los códigos de barras que las etiquetas no tienen, como PDF417.',
    },
  },
  rows: {
    size: 'El tamaño de la etiqueta',
    sizeInMm: 'El tamaño de la etiqueta, en mm para que sea seguro',
    variables: 'Las variables: textos, imágenes e interruptores, con sus valores predeterminados y reglas',
    elements:
      'Todo lo que se imprime: textos, códigos de barras, imágenes, rectángulos, elipses, líneas y trazados',
    inText: 'Una variable dentro de un texto',
    barcode: 'Uno de 15 tipos de códigos de barras, dibujado de nuevo para los puntos de cada impresora',
    shownWhen: 'Visible solo si el interruptor está activado o la variable tiene un valor',
    design: 'Lo que guarda el diseñador: elementos bloqueados, grupos, guías, márgenes. No se imprime.',
    variable: 'Una variable. El mismo nombre es la misma variable en todas partes.',
    most: 'Una variable de 12 caracteres como máximo',
    mostAndDefault: 'Lo mismo, con «A1» si nadie la rellena',
    marked: 'Un rectángulo que se convierte en código de barras',
    wrapped: 'Un rectángulo que se convierte en un texto que salta de línea y se reduce para caber',
    picture: 'Un rectángulo que se convierte en una imagen de la biblioteca',
    byName: 'Lo mismo como nombre del rectángulo, para programas sin atributos',
    dots: 'El tamaño de la etiqueta en puntos. ZPL no dice cuánto mide un punto: se toman 203 ppp, y más en etiquetas anchas.',
    numbered: 'Una variable, llamada como su mensaje de entrada',
    defaults:
      'Una variable en un código de barras, con su valor predeterminado. Se añade el dígito de control.',
    barcodes: 'Códigos de barras con el ancho de barra que indica ^BY',
    graphics: 'Imágenes en blanco y negro',
  },
};
