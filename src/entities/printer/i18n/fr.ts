import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  printer: 'Imprimante',
  choose: 'Choisir une imprimante',
  none: 'Aucune imprimante n’est configurée pour vous. Demandez à la personne qui les gère.',
  failed: 'Les imprimantes n’ont pas pu être chargées.',
  agentAway: 'L’agent « {name} » n’est pas connecté',
  agentAwayOn: 'L’agent « {name} » sur {machine} n’est pas connecté',
  agentKeepsLabels: 'Les étiquettes imprimées maintenant sont mises en attente et sortiront à son retour.',
  agentNeverStarted:
    'Il n’a jamais été démarré. Les étiquettes imprimées maintenant sont gardées un jour et sortiront à son démarrage.',
};
