import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Imprimantes',
  description: 'Les imprimantes de votre organisation et leur connexion.',
  add: 'Ajouter une imprimante',
  search: 'Rechercher une imprimante',
  caption: 'Imprimantes',
  name: 'Imprimante',
  model: 'Modèle',
  resolution: 'Résolution',
  dpi: '{dpi} dpi',
  target: 'Imprime sur',
  noTarget: 'Pas encore configurée',
  queue: 'File {queue}',
  driver: 'Pilote de la file {queue}',
  through: 'via {agent}',
  throughAs:
    '{status, select, connected {via {agent} (connecté)} disconnected {via {agent} (non connecté)} never {via {agent} (jamais connecté)} other {via {agent}}}',
  groups: 'Groupes',
  everybody: 'Tout le monde',
  groupCount: '{count, plural, one {# groupe} other {# groupes}}',
  isDefault: 'Par défaut',
  none: 'Il n’y a pas encore d’imprimantes. Ajoutez-en une pour imprimer.',
  rows: {
    count: '{count, plural, one {# imprimante} other {# imprimantes}}',
    countOf: '{shown, number} sur {count, number} imprimantes',
    noneFor: 'Aucune imprimante trouvée pour « {search} ».',
    noneForFilters: 'Aucune imprimante ne correspond aux filtres.',
    noneForBoth: 'Aucune imprimante trouvée pour « {search} » avec ces filtres.',
  },
  rules: {
    title: 'Grandes quantités',
    hint: 'Platen demande une confirmation avant d’imprimer plus d’étiquettes que ce nombre en une fois. Cela vaut pour toute votre organisation.',
    unaskedLabels: 'Étiquettes sans confirmation',
    save: 'Enregistrer',
    saved: 'Enregistré.',
    failed: 'Le nombre n’a pas pu être enregistré',
  },
};
