import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Imprimer l’étiquette',
  noName: 'Cette adresse ne contient pas de nom d’article.',
  several: 'Plusieurs articles s’appellent « {name} ». Choisissez celui à imprimer.',
  articles: 'Articles portant ce nom',
  notLinked: '« {name} » n’est pas associé à l’étiquette « {label} ».',
  ownLabels: 'L’imprimer avec ses propres étiquettes',
  willBeCreated: 'Aucun article ne s’appelle « {name} ». Saisissez ses valeurs pour le créer et l’imprimer.',
  withoutArticle:
    'Aucun article ne s’appelle « {name} ». Vous pouvez imprimer sans article : remplissez tout sauf le nom. Les responsables des articles peuvent le créer.',
  cannotBePrinted:
    'Aucun article ne s’appelle « {name} », et cette étiquette n’a pas de champ pour un nom. Demandez sa création aux responsables des articles, ou choisissez un autre article.',
  otherArticle: 'Choisir un autre article',
  createdUnseen:
    'L’article « {name} » a été créé, mais le serveur ne l’a pas renvoyé. Revenez en arrière et choisissez-le.',
};
