import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Valeur',
  kinds: {
    person: 'Saisie',
    date: 'Date',
    counter: 'Compteur',
    formula: 'Formule',
    article: 'De l’article',
  },
  base: 'Comptée depuis',
  print: 'Jour de l’impression',
  units: {
    days: 'Jours ajoutés',
    weeks: 'Semaines ajoutées',
    months: 'Mois ajoutés',
    years: 'Années ajoutées',
  },
  to: 'Déplacée à',
  thatDay: 'Ce jour',
  ends: {
    startOfWeek: 'Début de la semaine',
    endOfWeek: 'Fin de la semaine',
    startOfMonth: 'Début du mois',
    endOfMonth: 'Fin du mois',
    startOfQuarter: 'Début du trimestre',
    endOfQuarter: 'Fin du trimestre',
    startOfYear: 'Début de l’année',
    endOfYear: 'Fin de l’année',
  },
  format: 'Format de date',
  language: 'Langue des noms',
  numberFault: 'Saisissez un nombre entier.',
  counter: 'Compteur',
  firstCounter: 'Série',
  noCounter: 'Ce compteur n’existe pas. Un administrateur peut l’ajouter.',
  per: 'Un numéro par',
  uses: {
    label: 'Étiquette',
    entry: 'Ligne d’un travail',
    job: 'Travail',
  },
  formula: 'Formule',
  field: 'Champ de l’article',
  fieldHint: 'name, ean ou une clé de ses données',
};
