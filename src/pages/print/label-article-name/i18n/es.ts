import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Imprimir etiqueta',
  noName: 'En esta dirección no hay ningún nombre de artículo.',
  several: 'Hay más de un artículo llamado «{name}». Elija el que quiera imprimir.',
  articles: 'Artículos con este nombre',
  notLinked: '«{name}» no está vinculado a la etiqueta «{label}».',
  ownLabels: 'Imprimirlo con sus propias etiquetas',
  willBeCreated: 'No hay ningún artículo llamado «{name}». Rellene sus valores para crearlo e imprimirlo.',
  withoutArticle:
    'No hay ningún artículo llamado «{name}». Puede imprimir sin artículo: rellene todo menos el nombre. Quien gestiona los artículos puede crearlo.',
  cannotBePrinted:
    'No hay ningún artículo llamado «{name}» y esta etiqueta no tiene campo para el nombre. Pida que lo cree a quien gestiona los artículos, o elija otro artículo.',
  otherArticle: 'Elegir otro artículo',
  createdUnseen: 'Se creó «{name}», pero el servidor no dice qué artículo es. Vuelva atrás y elíjalo.',
};
