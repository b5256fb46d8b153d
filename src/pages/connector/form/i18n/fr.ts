import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  add: 'Ajouter un connecteur',
  addTitle: 'Ajouter un connecteur',
  addDescription:
    'Ajoutez-en un par système dont vous voulez imprimer les articles. Sa clé ne s’affiche qu’une fois.',
  addNotOffered: 'Ce serveur ne permet pas d’ajouter des connecteurs.',
  changeNotOffered: 'Ce serveur ne permet pas de modifier les connecteurs.',
  deleteNotOffered: 'Déjà supprimé, ou ce serveur ne le permet pas.',
  nameless: 'Connecteur {id}',
  lastSeen: 'Dernier contact',
  never: 'Jamais',
  loading: 'Connecteur',
  notFound: 'Connecteur introuvable. Il a peut-être été supprimé.',
  toList: 'Voir tous les connecteurs',
  name: 'Nom',
  nameHint:
    'Un nom qui permet de reconnaître le système, par exemple « ERP boulangerie ». C’est lui qu’on choisit au moment d’imprimer.',
  isEnabled: 'Activé',
  isEnabledHint: 'Désactivé, son programme est refusé aussitôt et personne ne peut imprimer ses articles.',
  labels: 'Étiquettes',
  labelsHint:
    'Les étiquettes sur lesquelles ses articles s’impriment. Sans choix de votre part, toutes les étiquettes imprimables sont proposées.',
  machineTitle: 'Machine',
  runsOn: 'Installé sur',
  notToldYet: 'Affiché après la première connexion',
  version: 'Version',
  key: 'Clé du connecteur',
  copyKey: 'Copier la clé',
  keyFact: 'Clé',
  noKey: 'Aucune',
  endsIn: 'se termine par {ending}',
  keyMade: 'Créée le',
  keyOf: 'Clé de « {name} »',
  firstKeyText: 'Son programme ne se connecte qu’avec une clé.',
  renewText:
    'L’ancienne clé cesse aussitôt de fonctionner : le programme est refusé jusqu’à ce qu’il soit démarré avec la nouvelle.',
  command: 'Commande de démarrage sous {system}',
  copyCommand: 'Copier la commande pour {system}',
  howTo:
    'Sur la machine du système, installez l’assistant d’impression et exécutez la ligne de son système d’exploitation. {variable} désigne le fichier des articles ; une requête PostgreSQL convient aussi : voir le README de l’assistant d’impression. Le programme appelle le serveur et rien ne l’appelle : aucun port n’est à ouvrir.',
  tryIt: 'Essai',
  tryHint:
    'Interroge le système maintenant, comme à l’impression. Une recherche vide montre ses premiers articles.',
  searchArticles: 'Rechercher dans ses articles',
  searchNow: 'Rechercher',
  found: 'Il a répondu : {count, plural, one {# article} other {# articles}}.',
  foundFirst: 'Il a répondu : les {shown, number} premiers articles sur {total, number}.',
  foundNothing: 'Il a répondu : rien trouvé pour « {search} ».',
  foundEmpty: 'Il a répondu et n’a pas d’articles.',
  labelCount: '{count, plural, =0 {Aucune étiquette} one {Sur # étiquette} other {Sur # étiquettes}}',
  noValue: 'sans valeur : à saisir à l’impression',
  tryErrors: {
    unreadable: 'Le programme n’a pas pu lire ses articles.',
    unreadableRemedy:
      'Consultez ses messages sur sa machine et vérifiez que son fichier ou son système est disponible.',
    unavailable: 'Il n’est pas disponible pour le moment.',
    slow: 'Il n’a pas répondu à temps.',
    slowRemedy: 'Si cela persiste, sa machine est surchargée ou son fichier très volumineux.',
    other: 'La recherche dans ses articles a échoué.',
  },
  errors: {
    noName: 'Donnez un nom au connecteur.',
    longName: '{most, number} caractères au maximum.',
  },
};
