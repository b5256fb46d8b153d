import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  add: 'Ajouter un agent',
  addTitle: 'Ajouter un agent',
  addDescription:
    'Ajoutez-en un par machine qui doit imprimer sans surveillance. Sa clé ne s’affiche qu’une fois.',
  addNotOffered: 'Ce serveur ne propose pas d’agents.',
  lastSeen: 'Dernier contact',
  never: 'Jamais',
  version: 'Version',
  waiting: 'Travaux en attente',
  printers: 'Imprimantes',
  loading: 'Agent',
  notFound: 'Agent introuvable. Il a peut-être été supprimé.',
  toList: 'Voir tous les agents',
  name: 'Nom',
  nameHint:
    'Un nom parlant, par exemple « Quai 3 ». Il s’affiche avec les imprimantes qui utilisent cet agent.',
  isEnabled: 'Activé',
  isEnabledHint:
    'Désactivé, l’agent est refusé aussitôt. Les travaux de ses imprimantes attendent sa réactivation.',
  machineTitle: 'Machine',
  machine: 'Installé sur',
  notToldYet: 'Affiché après la première connexion',
  queues: 'Files d’attente',
  printersHint:
    'Ces imprimantes sont atteintes par cet agent. Il ne peut pas être supprimé tant qu’elles n’ont pas d’autre accès.',
  noPrintersHint: 'Aucune. Choisissez cet agent sur l’écran d’une imprimante.',
  key: 'Clé de l’agent',
  keyFact: 'Clé',
  endsIn: 'se termine par {ending}',
  keyMade: 'Créée le',
  keyOf: 'Clé de « {name} »',
  renewText:
    'L’ancienne clé cesse aussitôt de fonctionner : le programme est refusé jusqu’à ce qu’il soit démarré avec la nouvelle. Les travaux en attente sont conservés.',
  copyKey: 'Copier la clé',
  command: 'Commande de démarrage sous {system}',
  copyCommand: 'Copier la commande pour {system}',
  howTo:
    'Sur la machine proche des imprimantes, installez l’assistant d’impression et exécutez la ligne de son système. Le programme appelle le serveur et rien ne l’appelle : aucun port n’est à ouvrir.',
  deleteNotOffered: 'Déjà supprimé, ou ce serveur ne le permet pas.',
  errors: {
    noName: 'Donnez un nom à l’agent.',
    longName: '{most, number} caractères au maximum.',
  },
};
