import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Préférences d’impression',
  description:
    'Les imprimantes utilisées par cet ordinateur, et l’imprimante par défaut de chaque étiquette.',
  notEnabled: 'Votre organisation n’a pas de préférences d’impression. L’administration peut les activer.',
  thisComputer: 'Cet ordinateur',
  computerName: 'Nom de cet ordinateur, selon l’assistant d’impression : {name}.',
  noComputerName: 'Nom de l’ordinateur non disponible',
  checking: 'Recherche de l’assistant d’impression.',
  used: 'Imprimantes utilisées sur cet ordinateur',
  computerDefault: 'Imprimante par défaut de cet ordinateur',
  noDefault: 'Aucune par défaut',
  noPrinters:
    'Il n’y a pas encore d’imprimantes. Demandez à la personne qui gère vos imprimantes d’en ajouter une.',
  labels: 'Imprimante par défaut de chaque étiquette',
  labelsHint: 'Votre propre choix, sur chaque ordinateur où vous imprimez.',
  caption: 'Étiquettes et leurs imprimantes par défaut',
  label: 'Étiquette',
  printer: 'Imprimante par défaut',
  printerOf: 'Imprimante par défaut : {label}',
  setPaper: 'Papier',
  paperOf: 'Papier : {label} sur {printer}',
  noLabels: 'Aucune étiquette à imprimer pour l’instant.',
  gone: 'Une imprimante qui n’existe plus',
};
