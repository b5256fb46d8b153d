import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Articles',
  description: 'Noms, identifiants et valeurs imprimées sur les étiquettes.',
  add: 'Ajouter un article',
  choosing: 'Sélectionnez les articles pour {label}, puis associez l’étiquette.',
  search: 'Rechercher par nom ou identifiant',
  caption: 'Articles',
  rows: {
    count: '{count, plural, one {# article} other {# articles}}',
    countOf: '{shown, number} sur {count, number} articles',
    noneFor: 'Aucun article trouvé pour « {search} ».',
    noneForFilters: 'Aucun article ne correspond aux filtres.',
    noneForBoth: 'Aucun article trouvé pour « {search} » avec ces filtres.',
    selected: '{count, plural, one {# article sélectionné} other {# articles sélectionnés}}',
    allSelected: '{count, plural, one {Tout sélectionné : # article} other {Tout sélectionné : # articles}}',
  },
  name: 'Article',
  identifier: 'Identifiant',
  group: 'Groupe',
  labels: 'Étiquettes',
  label: 'Étiquette',
  connect: 'Associer une étiquette…',
  connectIt: 'Associer {label}…',
  disconnect: 'Retirer une étiquette…',
  orders: 'Commandes',
  changed: 'Modifié le',
  nothing: '–',
  more: '+ {count, number}',
  none: 'Il n’y a pas encore d’articles. Ajoutez le premier, ou importez-les depuis un fichier.',
  export: {
    open: 'Exporter',
    title: 'Exporter les articles',
    hint: 'Un fichier CSV avec une colonne par valeur. Les tableurs affichent ses cellules comme du texte, jamais comme des formules.',
    group: 'Groupe',
    allGroups: 'Tous les groupes',
    delimiter: 'Séparateur',
    delimiters: {
      comma: 'Virgule',
      semicolon: 'Point-virgule, pour les tableurs de nombreux pays',
      tab: 'Tabulation',
      bar: 'Barre verticale',
    },
    download: 'Télécharger le CSV',
    close: 'Fermer',
    done: '{name} a été téléchargé.',
  },
  labelling: {
    title: {
      connect:
        '{count, plural, one {Associer une étiquette à # article} other {Associer une étiquette à # articles}}',
      disconnect:
        '{count, plural, one {Retirer une étiquette de # article} other {Retirer une étiquette de # articles}}',
    },
    chosen: 'Sélection : {names}.',
    quoted: '« {name} »',
    moreNames: '{count, plural, one {# autre} other {# autres}}',
    hint: {
      connect: 'Chaque article pourra aussi être imprimé avec cette étiquette.',
      disconnect:
        'Les articles gardent leurs autres étiquettes, et les commandes qui utilisent celle-ci la gardent.',
    },
    search: 'Rechercher une étiquette',
    label: 'Étiquette',
    chooseFirst: 'Choisissez une étiquette.',
    noLabels: 'Il n’y a pas encore d’étiquettes.',
    noneFound: 'Aucune étiquette trouvée pour « {search} ».',
    unpublished: 'Pas encore publiée. Elle sera imprimable une fois publiée.',
    disabled: 'Désactivée. Elle sera imprimable une fois activée.',
    run: { connect: 'Associer', disconnect: 'Retirer' },
    running: { connect: 'Association…', disconnect: 'Retrait…' },
    close: 'Fermer',
    gone: '{count, plural, one {Un des articles n’existe plus et n’est plus pris en compte. Réessayez.} other {# des articles n’existent plus et ne sont plus pris en compte. Réessayez.}}',
    notOffered: {
      connect:
        'Ce serveur ne permet pas d’associer une étiquette à plusieurs articles à la fois. Associez-la sur l’écran de chaque article.',
      disconnect:
        'Ce serveur ne permet pas de retirer une étiquette de plusieurs articles à la fois. Retirez-la sur l’écran de chaque article.',
    },
    done: {
      connect: {
        none: '{unchanged, plural, one {L’article avait déjà l’étiquette {label}.} other {Les # articles avaient déjà l’étiquette {label}.}}',
        all: '{count, plural, one {# article a maintenant l’étiquette {label}.} other {# articles ont maintenant l’étiquette {label}.}}',
        some: '{count, plural, one {# article a maintenant l’étiquette {label}, dont {unchanged, number} sans changement.} other {# articles ont maintenant l’étiquette {label}, dont {unchanged, number} sans changement.}}',
      },
      disconnect: {
        none: '{unchanged, plural, one {L’article n’avait pas l’étiquette {label}.} other {Aucun des # articles n’avait l’étiquette {label}.}}',
        all: '{count, plural, one {L’étiquette {label} a été retirée de # article.} other {L’étiquette {label} a été retirée de # articles.}}',
        some: '{count, plural, one {L’étiquette {label} a été retirée de # article. Sans changement : {unchanged, number}.} other {L’étiquette {label} a été retirée de # articles. Sans changement : {unchanged, number}.}}',
      },
    },
  },
};
