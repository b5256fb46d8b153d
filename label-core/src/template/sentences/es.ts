import type { Translation } from '../../sentence/index.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  labelTemplate: {
    unusable: 'La plantilla de etiqueta no se puede usar: {path}: {problem}.',
    unusableWhole: 'La plantilla de etiqueta no se puede usar: {problem}.',
    empty: 'está vacía',
    schema: '{words}',
    version: 'debe ser {version} para el contenido de esta plantilla',
    usedTwice: '«{name}» se usa dos veces',
    toggle: 'un interruptor es «true» o «false»',
    placeholder: '{placeholder} no es una variable de esta etiqueta',
    notDeclared: '«{name}» no es una variable de esta etiqueta',
    otherType: '«{name}» debe ser una variable de tipo {type}, es {found}',
    addsCheckDigit: 'solo para EAN-13, EAN-8, UPC-A, UPC-E e ITF-14',
    bearerBars: 'solo para ITF-14',
    grows: 'solo para códigos de barras lineales; un código 2D llena su lugar',
    linkDomain: 'solo para códigos GS1 Digital Link',
    minSize: 'no debe ser mayor que sizePt',
    wideRow: 'tiene más de {most} columnas',
    largeImages: 'las imágenes incrustadas son demasiado grandes en conjunto; use la biblioteca de imágenes',
    longPaths: 'los contornos son demasiado largos en conjunto; use una imagen',
    notElement: '«{name}» no es un elemento de esta etiqueta',
    smallGroup: 'tiene menos de dos elementos',
    tooManyGuides: 'tiene más de {most} guías',
  },
};
