import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  looking: 'Recherche de {code}',
  notFound: 'Aucun article trouvé pour {code}.',
  typed: '{code} n’est pas un article. Le code a été saisi dans le champ.',
  searchFailed: 'Erreur lors de la recherche d’articles',
  namesNoArticle: 'Ce code ne désigne aucun article. Scannez le code d’un article.',
  notHere: '{name} ne peut pas être imprimé d’ici : cet article n’est pas associé à cette étiquette.',
  opened: 'Ouverture de {name}.',
  filled: 'Rempli à partir du code : {labels}.',
  fillsNothing: 'Ce code ne contient rien d’utile pour cette étiquette.',
  again: 'Encore {name} : la quantité passe à {quantity, number}.',
  ready:
    'Scanner prêt. Scannez le même article pour augmenter la quantité de 1, ou un autre pour ouvrir sa page.',
  readyForList: 'Scanner prêt. Un scan ouvre la page d’impression de l’article.',
  question: 'Quitter cette page ?',
  lost: 'Vous avez scanné {name}. Votre saisie ici sera perdue à l’ouverture de sa page.',
  stay: 'Rester ici',
  go: 'Aller à {name}',
  stayed: 'Rien n’a changé.',
  close: 'Fermer',
};
