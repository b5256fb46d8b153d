import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  label: 'Artikel',
  placeholder: 'Scannen oder suchen',
  suggestions: 'Gefundene Artikel',
  searchFailed: 'Fehler bei der Artikelsuche',
  nothingFound: 'Keine Artikel zu Ihrer Suche gefunden',
  nothingFoundInGroups: 'Keine Artikel zu Ihrer Suche in den Ihnen zugewiesenen Gruppen gefunden',
  notCreated: 'Der Artikel {name} konnte nicht angelegt werden',
  notListed: 'Artikel nicht gefunden: Er ist nicht unter den ersten {most, number} der Liste.',
};
