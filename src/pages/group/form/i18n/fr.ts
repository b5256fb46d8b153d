import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  addTitle: 'Ajouter un groupe',
  addDescription: 'Un lieu pour les articles, commandes, personnes et imprimantes qui vont ensemble.',
  add: 'Ajouter un groupe',
  loading: 'Groupe',
  modified: 'Modifié le {at}',
  allGroups: 'Tous les groupes',
  notFound: 'Groupe introuvable. Il a peut-être été supprimé.',
  toList: 'Voir tous les groupes',
  details: 'Détails',
  name: 'Nom',
  parent: 'Groupe parent',
  isRoot: 'C’est le groupe racine. Il contient tous les autres groupes et ne peut pas être déplacé.',
  hasGroups: 'Ce groupe contient d’autres groupes : il ne peut être qu’au premier niveau.',
  defaultPrinter: 'Imprimante par défaut',
  defaultPrinterHint: 'Utilisée par les membres qui n’ont pas choisi d’autre imprimante.',
  noPrinter: 'Aucune',
  settings: 'Paramètres',
  settingsHint: 'Les étiquettes utilisables en plus de celles associées à l’article lui-même.',
  setting: {
    useLabelsConnectedToArticlesGroup: {
      label: 'Étiquettes du groupe de l’article',
      hint: 'Les articles de ce groupe peuvent aussi utiliser les étiquettes associées à ce groupe.',
    },
    useLabelsConnectedToOrdersGroup: {
      label: 'Étiquettes du groupe de la commande',
      hint: 'Chaque ligne d’une commande de ce groupe peut aussi utiliser les étiquettes associées à ce groupe.',
    },
    useLabelsConnectedToUserDefaultGroup: {
      label: 'Étiquettes du groupe principal du membre',
      hint: 'Les membres dont c’est le groupe principal peuvent utiliser ses étiquettes pour tout article.',
    },
    allowOrderImportToThisGroup: {
      label: 'Import de commandes autorisé dans ce groupe',
      hint: 'Ce groupe peut être choisi comme cible à l’import de commandes.',
    },
  },
  members: 'Membres',
  membersHint: 'Les membres voient les articles et commandes de ce groupe et des groupes en dessous.',
  findMember: 'Chercher une personne',
  printers: 'Imprimantes',
  printersHint: 'Les imprimantes de ce groupe. Une imprimante sans groupe est pour tout le monde.',
  findPrinter: 'Chercher une imprimante',
  disabled: 'compte désactivé',
  noMembers: 'Pas encore de membres. Cherchez une personne.',
  noPrinters: 'Pas encore d’imprimante pour ce groupe.',
  noneFound: 'Rien trouvé pour « {search} ».',
  more: 'Affichage : {shown, number} sur {count, number}. Utilisez la recherche pour trouver le reste.',
  added: '{count, number} à ajouter',
  removed: '{count, number} à retirer',
  cannotDelete: 'Seul un groupe vide peut être supprimé. Déplacez ou supprimez d’abord : {contents}.',
  deleteHint:
    'Les membres gardent leurs autres groupes. Une imprimante qui n’a pas d’autre groupe sera pour tout le monde.',
  deletion: 'Suppression',
  contents: {
    groups: '{count, plural, one {# groupe} other {# groupes}}',
    articles: '{count, plural, one {# article} other {# articles}}',
    orders: '{count, plural, one {# commande} other {# commandes}}',
  },
  deleteNotOffered: 'Déjà supprimé, ou ce serveur ne le permet pas.',
  errors: {
    noName: 'Donnez un nom au groupe.',
    longName: '{most, number} caractères au maximum.',
  },
};
