import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  check: 'Vérifier les allergènes',
  title: 'Allergènes dans {field}',
  hint: 'Mots connus seulement : il peut en manquer, et chacun peut signifier autre chose. Vous décidez.',
  none: 'Aucun nom d’allergène trouvé.',
  marked: '{count, plural, one {Un nom est déjà mis en évidence.} other {# noms sont déjà mis en évidence.}}',
  toMark: 'Noms à mettre en évidence',
  how: 'Mettre en évidence par',
  marks: { bold: 'Gras', capitals: 'Majuscules' },
  mark: '{count, plural, =0 {Mettre en évidence} one {Mettre un nom en évidence} other {Mettre # noms en évidence}}',
  done: '{count, plural, one {Un nom mis en évidence.} other {# noms mis en évidence.}}',
  groups: {
    gluten: 'Céréales contenant du gluten',
    crustaceans: 'Crustacés',
    eggs: 'Œufs',
    fish: 'Poissons',
    peanuts: 'Arachides',
    soybeans: 'Soja',
    milk: 'Lait',
    nuts: 'Fruits à coque',
    celery: 'Céleri',
    mustard: 'Moutarde',
    sesame: 'Sésame',
    sulphites: 'Anhydride sulfureux et sulfites',
    lupin: 'Lupin',
    molluscs: 'Mollusques',
  },
  notes: {
    title: 'Allergènes',
    unmarked:
      '{count, plural, one {Un allergène n’est pas mis en évidence :} other {# allergènes ne sont pas mis en évidence :}}',
    allMarked:
      '{count, plural, one {L’allergène trouvé est mis en évidence.} other {Les # allergènes trouvés sont mis en évidence.}}',
    hint: 'Mots connus dans les textes avec mise en forme, avec les valeurs affichées. Dans une liste d’ingrédients, les allergènes doivent ressortir (règlement (UE) nº 1169/2011).',
  },
};
