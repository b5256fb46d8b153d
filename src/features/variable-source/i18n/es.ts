import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Valor',
  kinds: {
    person: 'Se introduce',
    date: 'Fecha',
    counter: 'Contador',
    formula: 'Fórmula',
    article: 'Del artículo',
  },
  base: 'Contada desde',
  print: 'Día de la impresión',
  units: {
    days: 'Días añadidos',
    weeks: 'Semanas añadidas',
    months: 'Meses añadidos',
    years: 'Años añadidos',
  },
  to: 'Movida a',
  thatDay: 'Ese día',
  ends: {
    startOfWeek: 'Inicio de la semana',
    endOfWeek: 'Fin de la semana',
    startOfMonth: 'Inicio del mes',
    endOfMonth: 'Fin del mes',
    startOfQuarter: 'Inicio del trimestre',
    endOfQuarter: 'Fin del trimestre',
    startOfYear: 'Inicio del año',
    endOfYear: 'Fin del año',
  },
  format: 'Formato de fecha',
  language: 'Idioma de los nombres',
  numberFault: 'Escriba un número entero.',
  counter: 'Contador',
  firstCounter: 'Serie',
  noCounter: 'Ese contador no existe. Un administrador puede añadirlo.',
  per: 'Un número por',
  uses: {
    label: 'Etiqueta',
    entry: 'Línea de un trabajo',
    job: 'Trabajo',
  },
  formula: 'Fórmula',
  field: 'Campo del artículo',
  fieldHint: 'name, ean o una clave de sus datos',
};
