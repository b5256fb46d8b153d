import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  openMenu: 'Abrir el menú',
  outOfPrints: 'Impresiones agotadas',
  printsLeft: '{left, plural, one {Queda #} other {Quedan #}} de {allowed, number} impresiones',
  help: 'Ayuda',
  documentation: 'Documentación',
  support: 'Soporte',
  status: 'Estado del sistema',
  helper: 'Asistente de impresión',
  helperIs: 'Asistente de impresión: {state}',
  computer: 'Equipo',
  version: 'Versión',
  lastCheck: 'Última comprobación',
  downloads: 'Descargas',
  updateAvailable: 'Hay una versión nueva del asistente de impresión: {version}.',
  updateShort: 'Asistente {version} disponible',
  noDownload:
    'Este servidor no ofrece la descarga del asistente de impresión. Quien administra el servidor puede activarla: consulte «The helper» en el README de Platen.',
  download: 'Descargar el asistente de impresión',
  windows: 'Descargar para Windows',
  mac: 'Descargar para Mac',
};
