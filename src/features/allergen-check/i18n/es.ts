import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  check: 'Comprobar alérgenos',
  title: 'Alérgenos en {field}',
  hint: 'Solo palabras conocidas: puede faltar alguna y cada una puede significar otra cosa. Usted decide.',
  none: 'No se ha encontrado ningún nombre de alérgeno.',
  marked: '{count, plural, one {Un nombre ya está destacado.} other {# nombres ya están destacados.}}',
  toMark: 'Nombres que destacar',
  how: 'Destacar con',
  marks: { bold: 'Negrita', capitals: 'Mayúsculas' },
  mark: '{count, plural, =0 {Destacar nombres} one {Destacar un nombre} other {Destacar # nombres}}',
  done: '{count, plural, one {Un nombre destacado.} other {# nombres destacados.}}',
  groups: {
    gluten: 'Cereales con gluten',
    crustaceans: 'Crustáceos',
    eggs: 'Huevos',
    fish: 'Pescado',
    peanuts: 'Cacahuetes',
    soybeans: 'Soja',
    milk: 'Leche',
    nuts: 'Frutos de cáscara',
    celery: 'Apio',
    mustard: 'Mostaza',
    sesame: 'Sésamo',
    sulphites: 'Dióxido de azufre y sulfitos',
    lupin: 'Altramuces',
    molluscs: 'Moluscos',
  },
  notes: {
    title: 'Alérgenos',
    unmarked:
      '{count, plural, one {Un alérgeno no está destacado:} other {# alérgenos no están destacados:}}',
    allMarked:
      '{count, plural, one {El alérgeno encontrado está destacado.} other {Los # alérgenos encontrados están destacados.}}',
    hint: 'Palabras conocidas en los textos con formato, con los valores mostrados. En una lista de ingredientes, los alérgenos deben resaltar (Reglamento (UE) n.º 1169/2011).',
  },
};
