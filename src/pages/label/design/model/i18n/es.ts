import type { Translation } from 'label-core/sentence';
import type { en } from './en';

export const es: Translation<typeof en> = {
  file: {
    open: 'Archivo',
    title: 'Insertar desde un archivo',
    close: 'Cerrar',
    insert: 'Insertar',
    insertHint: 'Añade a esta etiqueta los elementos del archivo con sus variables.',
    replace: 'Sustituir todo',
    replaceHint:
      'El tamaño, los elementos y las variables del archivo sustituyen a los de esta etiqueta. Se puede deshacer.',
    unusable: 'Este archivo no se puede diseñar aquí',
  },
  tracing: {
    title: 'Imagen para calcar',
    close: 'Cerrar',
    about:
      'Una foto o un escaneo de una etiqueta, detrás del dibujo mientras trabaja. Nunca forma parte de la etiqueta y no se envía a ningún sitio.',
    choose: 'Elegir una imagen',
    another: 'Elegir otra imagen',
    refused: '{name} no es una imagen que este navegador pueda mostrar.',
    strength: 'Intensidad',
    percent: '{strength, number} %',
    widthMm: 'Ancho (mm)',
    xMm: 'Izquierda (mm)',
    yMm: 'Arriba (mm)',
    fault: 'Un número de {least, number} a {most, number}.',
    remove: 'Quitar la imagen',
    notKept: 'Este navegador no pudo guardar la imagen: desaparece al recargar la página.',
    scale: {
      measure: 'Medir entre dos puntos',
      about:
        'Pulse dos puntos de la imagen en la etiqueta, o escriba dónde están. La imagen se ajusta a la distancia entre ellos.',
      points: { from: 'Primer punto', to: 'Segundo punto' },
      left: '{point}, izquierda (mm)',
      top: '{point}, arriba (mm)',
      length: 'Distancia real (mm)',
      same: 'Los dos puntos están en el mismo lugar.',
      apply: 'Escalar la imagen',
    },
  },
};
