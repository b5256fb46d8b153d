import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Test de lecture à {dpi, number} dpi',
  good: '{count, plural, one {Le code-barres a été lu correctement.} other {Les # codes-barres ont été lus correctement.}}',
  failed: '{failed, number} sur {total, plural, one {# code-barres} other {# codes-barres}} en échec.',
  none: 'Cette étiquette ne montre aucun code-barres à tester.',
  old: 'L’étiquette a été modifiée depuis ce test.',
  reading: 'Lecture des codes-barres',
  notLoaded: 'Le test de lecture n’a pas pu être chargé. Vérifiez le réseau et réessayez.',
  notDrawn: 'L’étiquette n’a pas pu être dessinée pour le test de lecture.',
  retry: 'Réessayer',
  outcome: {
    read: 'Le test de lecture a lu {text}, comme prévu.',
    other: 'Le test de lecture a lu {text}, ce qui n’est pas sa valeur.',
    nothing:
      'Le test de lecture n’a rien lu à {dpi, number} dpi : les barres ont une largeur de {dots, plural, one {# point} other {# points}}.',
    'not-printed': 'Non testé : il n’est pas imprimé avec ces valeurs.',
  },
};
