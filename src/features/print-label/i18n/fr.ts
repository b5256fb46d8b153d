import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Imprimer {name}',
  withoutArticle: 'Sans article : saisissez les valeurs à la main.',
  label: 'Étiquette',
  variables: 'Variables',
  noVariables: 'Il n’y a rien à remplir sur cette étiquette.',
  quantity: 'Quantité',
  preview: 'Aperçu',
  noLabel: 'Cet article n’a aucune étiquette à imprimer. Associez-en une d’abord.',
  print: 'Imprimer {count, plural, one {# étiquette} other {# étiquettes}}',
  createAndPrint: 'Créer l’article et imprimer',
  printsLeft:
    'Il reste {left, plural, one {# impression} other {# impressions}} sur {allowed, number} ce mois-ci ; chaque travail en utilise une.',
  consequence: '{count, plural, one {# étiquette} other {# étiquettes}} « {label} »',
  consequenceOn: '{count, plural, one {# étiquette} other {# étiquettes}} « {label} » sur {printer}',
  lineCheck: 'La première est imprimée seule, pour son contrôle de ligne.',
  errors: {
    required: '{name} : champ obligatoire.',
    noPrinter: 'Non imprimé. Choisissez d’abord une imprimante.',
    printersFailed: 'Non imprimé. Les imprimantes n’ont pas pu être chargées. Réessayez.',
    notPrintable: 'Non imprimé. {problem}',
    notPrintableAndMore:
      'Non imprimé. {problem} {more, plural, one {Encore # problème à corriger.} other {Encore # problèmes à corriger.}}',
  },
};
