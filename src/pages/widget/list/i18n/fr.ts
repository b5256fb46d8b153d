import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Widgets',
  description: 'Des cartes qui impriment en une pression, dans l’ordre où elles s’affichent.',
  add: 'Ajouter un widget',
  none: 'Il n’y a pas encore de widgets.',
  list: 'Ordre des widgets',
  label: 'Étiquette',
  printer: 'Imprimante',
  missing: '-',
  width: 'Largeur',
  columns: '{count, plural, one {# colonne} other {# colonnes}}',
  audience: 'Pour',
  everybody: 'Tout le monde',
  goneGroup: 'Groupe supprimé',
  gonePerson: 'Compte supprimé',
  movedTo: '{name} passe en position {place, number} sur {count, number}.',
  notMoved: 'L’ordre n’a pas été enregistré. {reason}',
  unnamed: 'Widget sans nom',
  storage: {
    onlyHere: 'Dans ce navigateur seulement',
    notOffered:
      'Ce serveur ne stocke pas les widgets : ils sont gardés dans ce navigateur seulement. Exportez-les pour les utiliser ailleurs.',
    waiting:
      '{count, plural, one {# widget est dans ce navigateur seulement : personne d’autre ne le voit encore.} other {# widgets sont dans ce navigateur seulement : personne d’autre ne les voit encore.}}',
    share: 'Envoyer au serveur',
    shared: '{count, plural, one {# widget a été envoyé.} other {# widgets ont été envoyés.}}',
    notShared: 'L’envoi est incomplet. {reason}',
    full: 'Le stockage de ce navigateur est plein ou bloqué : votre dernière modification n’existe que dans cet onglet. Exportez les widgets avant de le fermer.',
    restored:
      'Les widgets stockés dans ce navigateur étaient illisibles. La dernière copie lisible a été restaurée.',
  },
  export: 'Exporter',
  import: {
    open: 'Importer',
    title: 'Importer des widgets',
    file: 'Choisir un fichier de widgets',
    nothing: 'Rien n’a été importé.',
    count: '{count, plural, one {# widget sera ajouté.} other {# widgets seront ajoutés.}}',
    notes: 'Introuvables ici',
    add: '{count, plural, one {Ajouter # widget} other {Ajouter # widgets}}',
    done: '{count, plural, one {# widget a été ajouté.} other {# widgets ont été ajoutés.}}',
    stopped:
      '{done, plural, one {# widget sur {count, number} a été ajouté.} other {# widgets sur {count, number} ont été ajoutés.}} {reason}',
    again: 'Ajouter le reste',
    cancel: 'Annuler',
    close: 'Fermer',
  },
  file: {
    tooLarge: 'Le fichier dépasse {most} : ce n’est pas un fichier de widgets.',
    noWidgets: 'Ce n’est pas un fichier de widgets.',
    otherVersion:
      'Le fichier est en version {version, number}, non prise en charge ici. Exportez-le à nouveau depuis cette version du produit.',
    empty: 'Le fichier ne contient aucun widget.',
    tooMany: 'Le fichier contient plus de {most, plural, one {# widget} other {# widgets}}.',
    badEntry: 'L’entrée {number, number} du fichier n’est pas un widget.',
    badField: 'Widget {number, number} du fichier : {field} est manquant ou non valable.',
    noLabel: '{widget} : étiquette {name} introuvable. Aucune étiquette définie.',
    noPrinter: '{widget} : imprimante {name} introuvable. Aucune imprimante définie.',
    noArticle: '{widget} : article {name} introuvable. Aucun article prédéfini.',
    articleUnknown: '{widget} : échec de la recherche de l’article {name}. Aucun article prédéfini.',
    noGroup: '{widget} : groupe {name} introuvable.',
    noPerson: '{widget} : compte {name} introuvable.',
    onlyYou: '{widget} : groupes et personnes introuvables. Seul votre compte peut l’utiliser.',
  },
};
