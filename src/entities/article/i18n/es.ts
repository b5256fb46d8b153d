import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  label: 'Artículo',
  placeholder: 'Escanee o busque',
  suggestions: 'Artículos encontrados',
  searchFailed: 'Error al buscar artículos',
  nothingFound: 'Ningún artículo coincide con su búsqueda',
  nothingFoundInGroups: 'Ningún artículo de sus grupos coincide con su búsqueda',
  notCreated: 'No se pudo crear el artículo {name}',
  notListed: 'No se encontró el artículo: no está entre los {most, number} primeros de la lista.',
};
