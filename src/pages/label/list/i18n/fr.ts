import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Étiquettes',
  description: 'Vos étiquettes, leur dernière version et qui peut les imprimer.',
  add: 'Ajouter une étiquette',
  design: 'Concevoir une étiquette',
  fromStandard: 'Depuis une étiquette standard',
  search: 'Rechercher une étiquette',
  caption: 'Étiquettes',
  rows: {
    count: '{count, plural, one {# étiquette} other {# étiquettes}}',
    countOf: '{shown, number} sur {count, number} étiquettes',
    noneFor: 'Aucune étiquette trouvée pour « {search} ».',
    noneForFilters: 'Aucune étiquette ne correspond aux filtres.',
    noneForBoth: 'Aucune étiquette trouvée pour « {search} » avec ces filtres.',
    selected: '{count, plural, one {# étiquette sélectionnée} other {# étiquettes sélectionnées}}',
    allSelected:
      '{count, plural, one {Tout sélectionné : # étiquette} other {Tout sélectionné : # étiquettes}}',
  },
  name: 'Étiquette',
  state: 'État',
  states: {
    published: 'Imprimable',
    review: 'En contrôle',
    draft: 'Brouillon',
    never: 'Jamais publiée',
  },
  version: 'Version {version}',
  printedMeanwhile: 'Version {version} ; la {printed} est imprimée',
  notPrintable: 'Version {version} ; pas encore imprimable',
  groups: 'Accessible à',
  everybody: 'Tout le monde',
  groupCount: '{count, plural, one {# groupe} other {# groupes}}',
  anyPrinter: 'Toute imprimante',
  printerCount: '{count, plural, one {# imprimante} other {# imprimantes}}',
  articles: 'Articles',
  enabled: 'Activée',
  isEnabled: 'Activée',
  isDisabled: 'Désactivée',
  enable: '{count, plural, one {Activer # étiquette} other {Activer # étiquettes}}',
  disable: '{count, plural, one {Désactiver # étiquette} other {Désactiver # étiquettes}}',
  enabledDone: '{count, plural, one {# étiquette activée.} other {# étiquettes activées.}}',
  disabledDone:
    '{count, plural, one {# étiquette désactivée. Personne ne peut l’imprimer.} other {# étiquettes désactivées. Personne ne peut les imprimer.}}',
  enableFailed: 'Les étiquettes n’ont pas pu être activées.',
  disableFailed: 'Les étiquettes n’ont pas pu être désactivées.',
  none: 'Il n’y a pas encore d’étiquettes. Ajoutez la première depuis un fichier, ou partez d’une étiquette standard.',
  completed: {
    title: 'Vérifiez vos numéros : les clés de contrôle ne sont plus ajoutées',
    intro:
      'Les codes complétaient tout numéro auquel il manquait un chiffre. C’est arrivé avec ces étiquettes. Corrigez les numéros, ou publiez une version de l’étiquette qui ajoute la clé de contrôle.',
    versionOf: '{name}, version {version}',
    refused: '{symbology} de {value} s’imprimait sous la forme {former} ; désormais, il est refusé.',
    changed:
      '{symbology} de {value} s’imprimait sous la forme {former} ; désormais, il s’imprime sous la forme {current}.',
    article: 'Article {name}.',
    articles: 'Article {name} et {more, plural, one {# autre} other {# autres}}.',
    more: '{count, plural, one {et # autre étiquette} other {et # autres étiquettes}}',
  },
};
