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
  largePrint: {
    print: 'Imprimer {count, plural, one {# étiquette} other {# étiquettes}}',
    question:
      '{name} : {count, plural, one {# étiquette. En imprimer autant ?} other {# étiquettes. En imprimer autant ?}}',
    doNotPrint: 'Ne pas imprimer',
  },
};
