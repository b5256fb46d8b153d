import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  addTitle: 'Añadir cliente API',
  addDescription: 'Dé acceso a un programa ajeno a Platen y elija sus permisos.',
  add: 'Añadir cliente',
  loading: 'Cliente API',
  notFound: 'No se encontró el cliente API. Puede que se haya eliminado.',
  toList: 'Ver todos los clientes API',
  name: 'Nombre',
  nameHint:
    'Un nombre con el que se reconozca el programa, como «Tienda web». Se muestra con todo lo que hace el programa.',
  scopes: 'Permisos',
  scopesHint: 'No le dé más de los que necesita. Actúa para toda la organización.',
  expires: 'Caduca',
  expiresOn: 'Último día',
  expiresHint: 'Después de este día, el cliente se rechaza. Deje el campo vacío si no debe caducar.',
  access: 'Acceso',
  isEnabled: 'Activado',
  isEnabledHint: 'Si se desactiva, el cliente se rechaza de inmediato, incluso con un token que ya tenga.',
  credentials: 'ID y secreto',
  clientId: 'ID de cliente',
  copyClientId: 'Copiar el ID de cliente',
  secret: 'Secreto de cliente',
  copySecret: 'Copiar el secreto de cliente',
  secretFact: 'Secreto',
  endsIn: 'termina en {ending}, creado el {when}',
  previous: 'Secreto anterior',
  worksUntil: 'funciona hasta el {when}',
  lastUsed: 'Último uso',
  notYet: 'Aún no',
  created: 'Añadido',
  createdBy: '{when} por {who}',
  renewAtOnce:
    'El secreto antiguo deja de funcionar de inmediato, igual que los tokens obtenidos con él: el programa se rechaza hasta que conozca el nuevo.',
  renewWithOverlap:
    'Los dos secretos funcionan durante {hours, plural, one {una hora} other {# horas}}; después, solo el nuevo.',
  secretOf: 'Secreto de {name}',
  howTo: 'El programa canjea el ID y el secreto por un token en {call}. El README describe cada paso.',
  deleteNotOffered: 'Ya se eliminó, o este servidor no lo admite.',
  errors: {
    noName: 'Dé un nombre al cliente.',
    longName: 'Máximo {most, number} caracteres.',
    noScope: 'Elija al menos un permiso.',
    pastDay: 'Este día ya pasó. Elija uno posterior, o ninguno.',
  },
};
