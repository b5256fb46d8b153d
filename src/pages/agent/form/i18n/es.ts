import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  add: 'Añadir agente',
  addTitle: 'Añadir agente',
  addDescription:
    'Añada uno por cada equipo que deba imprimir de forma desatendida. Su clave se muestra una sola vez.',
  addNotOffered: 'Este servidor no ofrece agentes.',
  lastSeen: 'Última conexión',
  never: 'Nunca',
  version: 'Versión',
  waiting: 'Trabajos en espera',
  printers: 'Impresoras',
  loading: 'Agente',
  notFound: 'No se encontró el agente. Puede que se haya eliminado.',
  toList: 'Ver todos los agentes',
  name: 'Nombre',
  nameHint: 'Un nombre reconocible, como «Muelle 3». Se muestra junto a las impresoras que usan este agente.',
  isEnabled: 'Activado',
  isEnabledHint:
    'Si se desactiva, el agente se rechaza de inmediato. Los trabajos de sus impresoras esperan hasta que se active de nuevo.',
  machineTitle: 'Equipo',
  machine: 'Se ejecuta en',
  notToldYet: 'Se muestra después de la primera conexión',
  queues: 'Colas de impresión',
  printersHint:
    'A estas impresoras se llega a través de este agente. No se puede eliminar mientras no tengan otra vía.',
  noPrintersHint: 'Aún ninguna. Elija este agente en la ficha de una impresora.',
  key: 'Clave del agente',
  keyFact: 'Clave',
  endsIn: 'termina en {ending}',
  keyMade: 'Creada el',
  keyOf: 'Clave de {name}',
  renewText:
    'La clave antigua deja de funcionar de inmediato: el programa se rechaza hasta que se inicie con la nueva. Los trabajos en espera se conservan.',
  copyKey: 'Copiar la clave del agente',
  command: 'Comando de inicio en {system}',
  copyCommand: 'Copiar el comando para {system}',
  howTo:
    'En el equipo que está junto a las impresoras, instale el asistente de impresión y ejecute la línea de su sistema. El programa llama al servidor y nada lo llama a él, así que no hay que abrir ningún puerto.',
  deleteNotOffered: 'Ya se eliminó, o este servidor no lo admite.',
  errors: {
    noName: 'Dé un nombre al agente.',
    longName: 'Máximo {most, number} caracteres.',
  },
};
