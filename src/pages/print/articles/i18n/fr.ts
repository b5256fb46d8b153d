import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Mes articles',
  description: 'Choisissez un article pour imprimer son étiquette.',
  none: 'Pas encore d’articles. Les responsables des articles peuvent en ajouter ou en importer.',
  source: 'Source des articles',
  ownArticles: 'Mon organisation',
  away: '{name} (non connecté)',
  connector: {
    title: 'Articles de {name}',
    anyTitle: 'Articles d’un connecteur',
    description: 'Depuis un système de votre réseau.',
    descriptionOn: 'Depuis un système de votre réseau, via {machine}.',
    noArticles: 'Le système relié à ce connecteur n’a aucun article.',
    notFound: 'Le connecteur {id} n’existe plus.',
    goToOwn: 'Aller à mes articles',
    notConnected: '« {name} » n’est pas connecté.',
    notConnectedOn: '« {name} » sur {machine} n’est pas connecté.',
    lastSeen: 'Vu pour la dernière fois : {moment}. Redémarrez-le sur place, puis réessayez.',
    neverSeen: 'Il ne s’est jamais connecté. Démarrez-le sur place, puis réessayez.',
    notSeen: 'Démarrez-le sur place, puis réessayez.',
    retry: 'Réessayer',
  },
};
