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
  largePrint: {
    print: 'Imprimer {count, plural, one {# étiquette} other {# étiquettes}}',
    question:
      '{name} : {count, plural, one {# étiquette. En imprimer autant ?} other {# étiquettes. En imprimer autant ?}}',
    doNotPrint: 'Ne pas imprimer',
  },
};
