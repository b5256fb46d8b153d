import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  access: {
    notSignedIn: 'Inicie sesión: no hay un token de acceso válido.',
    noKey:
      '{kind, select, agent {Falta la clave de un agente: envíela como token Bearer.} other {Falta la clave de un conector: envíela como token Bearer.}}',
    refused: 'No tiene permiso para esto. {rule}',
    rule: {
      open: 'Esta llamada está abierta a todo el mundo.',
      signedIn: 'Para esta llamada hay que iniciar sesión.',
      key: '{kind, select, agent {Esta llamada necesita la clave de un agente.} other {Esta llamada necesita la clave de un conector.}}',
      rights: 'Rol necesario: {rights}.',
      permissions: 'Permiso necesario: {permissions}.',
    },
    orRight: 'o {right}',
  },
  right: {
    administrator: 'Administración',
    user: 'Usuario',
    tenantAdmin: 'Administración general',
    articleManager: 'Gestión de artículos',
    groupManager: 'Gestión de grupos',
    orderManager: 'Gestión de pedidos',
    labelManager: 'Gestión de etiquetas',
    dataImporter: 'Importación de datos',
    printerManager: 'Gestión de preferencias de impresión',
    reviewMaster: 'Revisión completa',
    labelDesigner: 'Diseño de etiquetas',
    dataApprover: 'Aprobación de datos',
    designApprover: 'Aprobación de diseño',
    publisher: 'Publicación',
    qualityManager: 'Gestión de calidad',
    managesPrinters: 'Gestión de impresoras',
  },
  permission: { printerManager: 'Gestión de impresoras' },
  setup: {
    done: 'Platen ya está instalado. Inicie sesión.',
    wrongLink:
      'Este enlace de instalación no es válido. Use el que el servidor mostró en su último arranque.',
    expiredLink: 'Este enlace de instalación ha caducado. Reinicie el servidor: mostrará uno nuevo.',
  },
};
