import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  words: {
    checking: 'Comprobando',
    connected: 'Conectado',
    'not-running': 'No iniciado',
    'permission-needed': 'Falta permiso',
    'permission-denied': 'Permiso denegado',
    'insecure-page': 'Página no segura',
    refused: 'Rechazado',
    'not-answering': 'No responde',
    unhealthy: 'Con fallos',
    'too-old': 'Desactualizado',
  },
  causes: {
    checking: 'Buscando el asistente de impresión.',
    connected: 'El asistente de impresión está conectado.',
    'not-running': 'El asistente de impresión no está iniciado en este equipo.',
    'permission-needed':
      'Esta página necesita permiso para acceder al asistente de impresión de este equipo.',
    'permission-denied': 'El navegador impide que esta página acceda al asistente de impresión.',
    'insecure-page':
      'Esta página se abrió con http. Los navegadores no dejan que las páginas no seguras usen el asistente de impresión.',
    refused: 'El asistente de impresión está iniciado, pero no acepta esta página.',
    'not-answering': 'El asistente de impresión no responde.',
    unhealthy: 'El asistente de impresión notifica un fallo.',
    'too-old': 'El asistente de impresión es anterior a la versión {version}.',
  },
  remedies: {
    'not-running':
      'Inícielo o instálelo: consulte «Asistente de impresión» en la parte superior de la página.',
    'permission-needed': 'Pulse «Conectar» y, cuando el navegador lo pregunte, «Permitir».',
    'permission-denied':
      'Abra los ajustes del sitio junto a la dirección y permita el acceso a las aplicaciones de este dispositivo.',
    'insecure-page': 'Abra la misma dirección con https. Quien administra el servidor puede configurarlo.',
    refused: 'Abra la página del propio asistente en este equipo y permita allí esta dirección.',
    'not-answering': 'Reinícielo.',
    unhealthy: 'Reinícielo. Si sigue igual, póngase en contacto con el soporte.',
    'too-old':
      'Instale la versión nueva: consulte «Asistente de impresión» en la parte superior de la página.',
  },
  actions: {
    check: 'Comprobar otra vez',
    connect: 'Conectar',
    allow: 'Permitir esta página',
  },
};
