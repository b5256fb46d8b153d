import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  welcome: 'Bienvenue, {name}',
  title: 'Accueil',
  description: 'Imprimez depuis un favori, ou choisissez quoi imprimer.',
  waysTitle: 'Façons d’imprimer',
  ways: {
    quickPrint: {
      title: 'Impression rapide',
      hint: 'Tous vos widgets sur un seul écran, prêts pour le scanner',
    },
    articles: { title: 'Mes articles', hint: 'Trouver un article, voir son étiquette, l’imprimer' },
    orders: { title: 'Mes commandes', hint: 'Imprimer les étiquettes d’une commande' },
    labels: { title: 'Mes étiquettes', hint: 'Partir d’une étiquette et la remplir' },
  },
  lastPrints: 'Impressions récentes',
  allPrints: 'Toutes les impressions',
  lastPrint: '{count, plural, one {# étiquette} other {# étiquettes}}, {time}',
  reprint: 'Réimprimer',
  reprintOf: 'Réimprimer {name}, {time}',
};
