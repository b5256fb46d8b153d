import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Agents actifs',
  description:
    'Programmes de votre réseau qui impriment pour tout le monde, sans navigateur ni assistant d’impression ouvert.',
  add: 'Ajouter un agent',
  search: 'Rechercher un agent',
  caption: 'Agents',
  rows: {
    count: '{count, plural, one {# agent} other {# agents}}',
    countOf: '{shown, number} sur {count, number} agents',
    noneFor: 'Aucun agent trouvé pour « {search} ».',
    noneForFilters: 'Aucun agent ne correspond aux filtres.',
    noneForBoth: 'Aucun agent trouvé pour « {search} » avec ces filtres.',
  },
  agent: 'Agent',
  status: 'État',
  lastSeen: 'Dernier contact',
  never: 'Jamais',
  notSeen: 'Aucun contact',
  seen: 'Dernier contact : {when}',
  version: 'Version',
  waiting: 'Travaux en attente',
  jobs: '{count, plural, =0 {Aucun travail en attente} one {# travail en attente} other {# travaux en attente}}',
  printers: 'Imprimantes',
  noPrinters: 'Aucune',
  noPrintersHere: 'aucune imprimante',
  none: 'Il n’y a pas encore d’agents. Ajoutez-en un par machine qui doit imprimer sans surveillance.',
  notIncluded: 'Votre abonnement ne comprend pas les agents.',
  notIncludedAnyMore:
    'Votre abonnement ne comprend plus les agents : ceux ci-dessous ne peuvent pas se connecter, et rien n’est imprimé par leur intermédiaire.',
};
