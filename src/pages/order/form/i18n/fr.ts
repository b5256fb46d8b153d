import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  addTitle: 'Ajouter une commande',
  addDescription: 'Le client, les articles et le nombre d’étiquettes de chacun.',
  add: 'Ajouter une commande',
  loading: 'Commande',
  notFound: 'Commande introuvable. Elle a peut-être été supprimée.',
  toList: 'Voir toutes les commandes',
  details: 'Détails',
  orderNumber: 'Numéro de commande',
  orderNumberHint: 'Chaque commande a besoin d’un numéro unique.',
  customer: 'Client',
  group: 'Groupe',
  groupHint: 'Les membres de ce groupe et de ses groupes parents trouvent la commande sous Mes commandes.',
  mainGroup: 'Votre groupe principal',
  begun:
    'Des étiquettes de cette commande sont imprimées ou en cours. Ni la commande ni les lignes de ces étiquettes ne peuvent être supprimées.',
  lines: 'Lignes',
  linesHint: 'Les lignes s’impriment de haut en bas.',
  noLines: 'Pas encore de lignes. Cherchez un article ou collez des codes.',
  total:
    '{lines, plural, one {# ligne} other {# lignes}}, {labels, plural, one {# étiquette} other {# étiquettes}}.',
  find: 'Ajouter un article',
  paste: 'Coller des codes',
  pasteLabel: 'Codes',
  pasteHint:
    'Un code par ligne, par exemple une colonne d’un tableur. Le nombre d’étiquettes peut figurer dans la colonne suivante ou après un x : 4006381333931 x 12.',
  pasteAdd: 'Ajouter les lignes',
  pasteClose: 'Fermer',
  pasted: '{count, plural, one {# ligne ajoutée.} other {# lignes ajoutées.}}',
  notFoundCodes:
    '{count, plural, one {Un code ne correspond à aucun article, ou à plusieurs. Il reste ici.} other {# codes ne correspondent à aucun article, ou à plusieurs. Ils restent ici.}}',
  cut: '{most, plural, one {Seul le premier code a été lu.} other {Seuls les # premiers codes ont été lus.}}',
  added: '{name} : ligne ajoutée.',
  lineOf: 'Ligne {number, number} : {name}',
  label: 'Étiquette',
  ownLabel: 'Celle de l’article',
  ownLabelNamed: 'Celle de l’article : {name}',
  noLabel: 'L’article n’a pas d’étiquette',
  unknownLabel: 'Étiquette {id}',
  quantity: 'Étiquettes',
  up: 'Monter {name}',
  down: 'Descendre {name}',
  remove: 'Retirer {name}',
  place: '{name} est à la ligne {place, number} sur {count, number}.',
  more: '{count, plural, one {Afficher # ligne de plus} other {Afficher # lignes de plus}}',
  printedOf: 'Imprimées : {printed, number} sur {quantity, number}',
  notOffered: 'Déjà supprimée, ou ce serveur ne le permet pas.',
  addNotOffered: 'Ce serveur ne permet pas d’ajouter des commandes.',
  begunLine: {
    printed:
      'Imprimées : {printed, number}. Vous ne pouvez ni retirer cette ligne ni demander moins d’étiquettes.',
    open: 'En cours : {open, number}. Vous ne pouvez ni retirer cette ligne ni demander moins d’étiquettes.',
    both: 'Imprimées : {printed, number}, en cours : {open, number}. Vous ne pouvez ni retirer cette ligne ni demander moins d’étiquettes.',
  },
  errors: {
    noNumber: 'Donnez un numéro à la commande.',
    longNumber: 'Le numéro est limité à {most, number} caractères.',
    longCustomer: 'Le client est limité à {most, number} caractères.',
    tooManyLines: 'Une commande est limitée à {most, number} lignes.',
    tooFew:
      '{least, plural, one {« {name} » : # étiquette est imprimée ou en cours. Saisissez au moins ce nombre.} other {« {name} » : # étiquettes sont imprimées ou en cours. Saisissez au moins ce nombre.}}',
    tooMany: '« {name} » : {most, number} étiquettes au maximum par ligne.',
  },
};
