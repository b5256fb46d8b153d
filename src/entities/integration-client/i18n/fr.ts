import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  states: { active: 'Actif', expired: 'Expiré', disabled: 'Désactivé' },
  scopes: {
    'articles:read': { name: 'Lire les articles', hint: 'Rechercher, lire et exporter les articles.' },
    'articles:write': {
      name: 'Modifier les articles',
      hint: 'Créer, modifier et supprimer des articles.',
    },
    'orders:read': {
      name: 'Lire les commandes',
      hint: 'Lister et lire toutes les commandes de l’organisation.',
    },
    'orders:write': {
      name: 'Modifier les commandes',
      hint: 'Créer, modifier et supprimer des commandes.',
    },
    print: {
      name: 'Imprimer',
      hint: 'Créer des travaux d’impression et signaler leur résultat. Lire étiquettes et imprimantes.',
    },
  },
};
