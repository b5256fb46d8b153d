import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  outcomes: {
    Success: 'Imprimé',
    Failed: 'Échec',
    Unknown: 'Non confirmé',
    Created: 'Non envoyé',
    Canceled: 'Annulé',
  },
  moreNames: '{first}, {second} et {count, plural, one {# autre} other {# autres}}',
  lineCheck: {
    scans: { product: 'Produit', label: 'Étiquette' },
    facts: {
      number: 'numéro',
      lot: 'lot',
      date: 'date',
      date11: 'date de production',
      date12: 'date d’échéance',
      date13: 'date d’emballage',
      date15: 'date de durabilité minimale',
      date16: 'date limite de vente',
      date17: 'date de péremption',
    },
    differs: '{scan}, {fact} : {found} au lieu de {expected}',
    missing: '{scan}, {fact} : absent du code scanné ; {expected} est attendu',
  },
  chart: {
    titles: { labels: 'Étiquettes par jour', jobs: 'Travaux d’impression par jour' },
    total:
      '{labels, plural, one {# étiquette} other {# étiquettes}} en {jobs, plural, one {# travail d’impression} other {# travaux d’impression}}, du {first} au {last}',
    descriptions: {
      labels:
        'Étiquettes par jour : {labels, plural, one {# étiquette} other {# étiquettes}} en {jobs, plural, one {# travail d’impression} other {# travaux d’impression}}, du {first} au {last}.',
      jobs: 'Travaux d’impression par jour : {jobs, plural, one {# travail d’impression} other {# travaux d’impression}} avec {labels, plural, one {# étiquette} other {# étiquettes}}, du {first} au {last}.',
    },
    most: {
      labels: 'Maximum le {day} : {count, plural, one {# étiquette} other {# étiquettes}}.',
      jobs: 'Maximum le {day} : {count, plural, one {# travail d’impression} other {# travaux d’impression}}.',
    },
    day: '{day} : {labels, plural, one {# étiquette} other {# étiquettes}} en {jobs, plural, one {# travail d’impression} other {# travaux d’impression}}',
    hint: 'Choisissez un jour avec les flèches gauche et droite, puis appuyez sur Entrée pour afficher ses impressions.',
  },
  largePrint: {
    print: 'Imprimer {count, plural, one {# étiquette} other {# étiquettes}}',
    question:
      '{name} : {count, plural, one {# étiquette. En imprimer autant ?} other {# étiquettes. En imprimer autant ?}}',
    doNotPrint: 'Ne pas imprimer',
  },
};
