import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  add: 'Añadir conector',
  addTitle: 'Añadir conector',
  addDescription:
    'Añada uno por cada sistema cuyos artículos quiera imprimir. Su clave se muestra una sola vez.',
  addNotOffered: 'Este servidor no permite añadir conectores.',
  changeNotOffered: 'Este servidor no permite cambiar conectores.',
  deleteNotOffered: 'Ya se eliminó, o este servidor no lo admite.',
  nameless: 'Conector {id}',
  lastSeen: 'Última conexión',
  never: 'Nunca',
  loading: 'Conector',
  notFound: 'No se encontró el conector. Puede que se haya eliminado.',
  toList: 'Ver todos los conectores',
  name: 'Nombre',
  nameHint: 'Un nombre con el que se reconozca el sistema, como «ERP de la panadería». Se elige al imprimir.',
  isEnabled: 'Activado',
  isEnabledHint: 'Si se desactiva, su programa se rechaza de inmediato y nadie puede imprimir sus artículos.',
  labels: 'Etiquetas',
  labelsHint:
    'Las etiquetas con las que se imprimen sus artículos. Si no elige ninguna, se ofrecen todas las que se pueden imprimir.',
  machineTitle: 'Equipo',
  runsOn: 'Se ejecuta en',
  notToldYet: 'Se muestra después de la primera conexión',
  version: 'Versión',
  key: 'Clave del conector',
  copyKey: 'Copiar la clave del conector',
  keyFact: 'Clave',
  noKey: 'Aún ninguna',
  endsIn: 'termina en {ending}',
  keyMade: 'Creada el',
  keyOf: 'Clave de {name}',
  firstKeyText: 'Su programa necesita una clave para conectarse.',
  renewText:
    'La clave antigua deja de funcionar de inmediato: el programa se rechaza hasta que se inicie con la nueva.',
  command: 'Comando de inicio en {system}',
  copyCommand: 'Copiar el comando para {system}',
  howTo:
    'En el equipo del sistema, instale el asistente de impresión y ejecute la línea de su sistema operativo. {variable} indica el archivo con los artículos; también sirve una consulta de PostgreSQL: véase el README del asistente de impresión. El programa llama al servidor y nada lo llama a él, así que no hay que abrir ningún puerto.',
  tryIt: 'Probar',
  tryHint:
    'Busca ahora en el sistema, igual que al imprimir. Una búsqueda vacía muestra sus primeros artículos.',
  searchArticles: 'Buscar en sus artículos',
  searchNow: 'Buscar',
  found: 'Ha respondido: {count, plural, one {# artículo} other {# artículos}}.',
  foundFirst: 'Ha respondido: los primeros {shown, number} de {total, number} artículos.',
  foundNothing: 'Ha respondido: no hay resultados para «{search}».',
  foundEmpty: 'Ha respondido y no tiene artículos.',
  labelCount: '{count, plural, =0 {Ninguna etiqueta} one {En # etiqueta} other {En # etiquetas}}',
  noValue: 'sin valor: se introduce al imprimir',
  tryErrors: {
    unreadable: 'El programa no pudo leer sus artículos.',
    unreadableRemedy:
      'Revise sus mensajes en el equipo donde se ejecuta y compruebe que su archivo o su sistema esté disponible.',
    unavailable: 'No está disponible en este momento.',
    slow: 'No respondió a tiempo.',
    slowRemedy: 'Si sigue ocurriendo, su equipo está ocupado o su archivo es muy grande.',
    other: 'No se pudo buscar en sus artículos.',
  },
  errors: {
    noName: 'Dé un nombre al conector.',
    longName: 'Máximo {most, number} caracteres.',
  },
};
