import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  unknown: '–',
  printedOf: '{printed, number} von {wanted, number}',
  notListed: 'Bestellung nicht gefunden: Sie ist nicht unter den ersten {most, number} der Liste.',
  noLines: 'Dieser Server meldet die Positionen einer Bestellung nicht.',
};
