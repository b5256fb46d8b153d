import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Compteurs et dates',
  description:
    'Des numéros qu’aucune étiquette ne reçoit deux fois, et le jour que suivent les dates des étiquettes.',
  add: 'Ajouter un compteur',
  search: 'Rechercher des compteurs',
  caption: 'Compteurs',
  rows: {
    count: '{count, plural, one {# compteur} other {# compteurs}}',
    countOf: '{shown, number} compteurs sur {count, number}',
    noneFor: 'Aucun compteur trouvé pour « {search} ».',
    noneForFilters: 'Aucun compteur ne correspond aux filtres.',
    noneForBoth: 'Aucun compteur trouvé pour « {search} » avec ces filtres.',
  },
  counter: 'Compteur',
  next: 'Prochain numéro',
  left: 'Restants',
  usedUp: 'Épuisé',
  state: 'État',
  on: 'Activé',
  off: 'Désactivé',
  sscc: 'SSCC',
  none: 'Il n’y a pas encore de compteur. Ajoutez-en un pour chaque sorte de numéro qui ne doit jamais figurer sur deux étiquettes : numéros de série, lots du jour, SSCC de palettes.',
  days: {
    title: 'Dates des étiquettes',
    hint: 'Les étiquettes dont les dates sont calculées suivent ce fuseau horaire. Une étiquette imprimée avant le début du jour de production porte la date de la veille.',
    timeZone: 'Fuseau horaire',
    dayStartsAt: 'Le jour de production commence à',
    save: 'Enregistrer',
    saved: 'Enregistré.',
    failed: 'Non enregistré',
    noTime: 'Saisissez une heure de 00:00 à 23:59.',
  },
};
