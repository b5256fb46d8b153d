import type { Translation } from '../../sentence/index.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  importFile: {
    empty: 'El archivo está vacío.',
    noRow: 'El archivo no tiene filas.',
    noRowToImport: 'El archivo no tiene filas para importar.',
    headingsOnly: 'El archivo tiene encabezados, pero ninguna fila.',
    tooManyRows: 'El archivo tiene más de {most, number} filas. Divídalo e importe las partes una tras otra.',
    tooLarge: 'El archivo supera los {most, number} MB. Divídalo e importe las partes una tras otra.',
    notText:
      'La línea {line, number} del archivo no es texto en {encoding}. Elija otra codificación o guarde el archivo como «CSV UTF-8».',
    tooManyColumns:
      'El archivo tiene {columns, number} columnas; una importación tiene {most, number} como máximo.',
    fieldWithoutColumn:
      'No se eligió ninguna columna para: {field, select, name {nombre} identifier {referencia o EAN} orderNumber {número de pedido} article {artículo} other {cantidad}}.',
    noColumn: '{field}: el archivo no tiene la columna {number, number}.',
    noHeading: '{field}: el archivo no tiene la columna «{heading}».',
    noSheetShown: 'El libro no tiene ninguna hoja visible.',
    noSheet: 'El libro no tiene ninguna hoja «{sheet}».',
    noWorkbook:
      'El archivo no es un libro de cálculo o está dañado. Ábralo, guárdelo como XLSX y elíjalo de nuevo.',
    tooLargeWorkbook:
      'El libro supera los {most, number} MB al descomprimirlo. Guarde la hoja como CSV e importe ese archivo.',
  },
  importRow: {
    brokenQuotes: 'Las comillas de la fila no se cierran al final de una celda.',
    raggedRow:
      'La fila tiene {cells, plural, one {# celda} other {# celdas}}; la primera tiene {width, number}.',
    missingValue: '{field}: falta el valor.',
    tooLong: '{field}: {characters, number} caracteres; hay lugar para {most, number}.',
    notText: '{field}: el valor contiene caracteres que no son texto.',
    notAGtin: '«{text}» no es un EAN: {reason}.',
    checkDigit: 'El dígito de control del EAN {ean} es incorrecto: {reason}.',
    notAQuantity: '«{text}» no es una cantidad: un número entero de 1 a {most, number}, solo cifras.',
    duplicate: '{identifier} ya figura en la línea {line, number}.',
    otherCustomer: 'Una fila anterior del pedido nombra a otro cliente: {customer}.',
    tooManyLines: 'Un pedido tiene {most, number} líneas como máximo.',
    withheld: 'Otra fila de este pedido tiene un error. Un pedido se importa completo o no se importa.',
  },
  importField: {
    name: 'Nombre',
    identifier: 'Referencia',
    ean: 'EAN',
    orderNumber: 'Número de pedido',
    customer: 'Cliente',
    article: 'Artículo',
    label: 'Etiqueta',
    quantity: 'Cantidad',
  },
};
