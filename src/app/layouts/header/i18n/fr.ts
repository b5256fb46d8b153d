import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  openMenu: 'Ouvrir le menu',
  outOfPrints: 'Quota d’impression épuisé',
  printsLeft:
    '{left, plural, one {# impression restante} other {# impressions restantes}} sur {allowed, number}',
  help: 'Aide',
  documentation: 'Documentation',
  support: 'Assistance',
  status: 'État du système',
  helper: 'Assistant d’impression',
  helperIs: 'Assistant d’impression : {state}',
  computer: 'Ordinateur',
  version: 'Version',
  lastCheck: 'Vérification',
  downloads: 'Téléchargements',
  updateAvailable: 'L’assistant d’impression {version} est disponible.',
  updateShort: 'Assistant {version} disponible',
  noDownload:
    'Ce serveur ne propose pas l’assistant d’impression en téléchargement. Son exploitant peut l’ajouter : voir « The helper » dans le README de Platen.',
  download: 'Télécharger l’assistant d’impression',
  windows: 'Télécharger pour Windows',
  mac: 'Télécharger pour Mac',
};
