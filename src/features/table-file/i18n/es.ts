import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  chooseFile: 'Elegir un archivo',
  chooseOther: 'Elegir otro archivo',
  drop: 'o suéltelo aquí',
  dropNow: 'Suelte para subirlo',
  limits: 'CSV, TSV o XLSX, hasta {size} y {rows, number} filas. El archivo se lee en este equipo.',
  reading: 'Leyendo el archivo',
  sheet: 'Hoja',
  encoding: 'Codificación',
  delimiter: 'Separador',
  delimiters: { comma: 'Coma  ,', semicolon: 'Punto y coma  ;', tab: 'Tabulador', bar: 'Barra  |' },
  hasHeader: 'La primera fila contiene encabezados',
  preview: 'Las primeras filas del archivo',
  line: 'Línea',
  column: 'Columna {number, number}',
  notOpen: 'No hay ningún archivo abierto. Elíjalo de nuevo.',
  readerStopped:
    'No se pudo leer el archivo en este navegador. Elíjalo de nuevo; si no sirve, divídalo o recargue la página.',
};
