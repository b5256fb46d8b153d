import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Mis artículos',
  description: 'Elija un artículo para imprimir su etiqueta.',
  none: 'Aún no hay artículos. Quien gestiona los artículos puede añadirlos o importarlos.',
  source: 'Origen de artículos',
  ownArticles: 'Mi organización',
  away: '{name} (sin conexión)',
  connector: {
    title: 'Artículos de {name}',
    anyTitle: 'Artículos de un conector',
    description: 'De un sistema de su red.',
    descriptionOn: 'De un sistema de su red, a través de {machine}.',
    noArticles: 'El sistema de este conector no tiene artículos.',
    notFound: 'El conector {id} ya no existe.',
    goToOwn: 'Ir a mis artículos',
    notConnected: '«{name}» no está conectado.',
    notConnectedOn: '«{name}» no está conectado en {machine}.',
    lastSeen: 'Última conexión: {moment}. Vuelva a iniciarlo allí y reintente.',
    neverSeen: 'Nunca se ha conectado. Inícielo allí y reintente.',
    notSeen: 'Inícielo allí y reintente.',
    retry: 'Reintentar',
  },
};
