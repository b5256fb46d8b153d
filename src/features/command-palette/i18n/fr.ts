import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Rechercher et aller à',
  label: 'Rechercher des écrans, articles, étiquettes, commandes et comptes',
  placeholder: 'Rechercher ou aller à…',
  close: 'Fermer',
  results: 'Résultats',
  groups: {
    recent: 'Récents',
    screens: 'Écrans',
    articles: 'Articles',
    labels: 'Étiquettes',
    orders: 'Commandes',
    users: 'Comptes',
  },
  searching: 'Recherche…',
  failed:
    '{group, select, articles {La recherche d’articles a échoué.} labels {La recherche d’étiquettes a échoué.} orders {La recherche de commandes a échoué.} users {La recherche de comptes a échoué.} other {La recherche a échoué.}} {reason}',
  retry: 'Réessayer',
  nothing: 'Rien trouvé pour « {search} ».',
  typeMore: 'Saisissez un caractère de plus pour chercher des articles, étiquettes, commandes et comptes.',
  found: '{count, plural, one {# résultat} other {# résultats}}',
  choose: 'choisir',
  open: 'ouvrir',
  leave: 'fermer',
  arrows: '↑ ↓',
  enter: 'Entrée',
  escape: 'Échap',
};
