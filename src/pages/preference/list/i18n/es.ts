import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Preferencias de impresión',
  description: 'Las impresoras que usa este equipo y la impresora predeterminada de cada etiqueta.',
  notEnabled:
    'Su organización no tiene preferencias de impresión. Una cuenta de administración puede activarlas.',
  thisComputer: 'Este equipo',
  computerName: 'Nombre de este equipo, según el asistente de impresión: {name}.',
  noComputerName: 'Nombre del equipo no disponible',
  checking: 'Buscando el asistente de impresión.',
  used: 'Impresoras que se usan en este equipo',
  computerDefault: 'Impresora predeterminada de este equipo',
  noDefault: 'Ninguna',
  noPrinters: 'Aún no hay impresoras. Pida a quien gestiona las impresoras que añada una.',
  labels: 'Impresora predeterminada de cada etiqueta',
  labelsHint: 'Su propia elección, en cada equipo desde el que imprima.',
  caption: 'Etiquetas y sus impresoras predeterminadas',
  label: 'Etiqueta',
  printer: 'Impresora predeterminada',
  printerOf: 'Impresora predeterminada de {label}',
  setPaper: 'Papel',
  paperOf: 'Papel de {label} en {printer}',
  noLabels: 'Aún no hay etiquetas que imprimir.',
  gone: 'Una impresora que ya no existe',
};
