import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Sistema',
  description: 'Qué espera, qué se imprime, qué programas están conectados y cuánto ocupan sus archivos.',
  loading: 'Cargando',
  waiting: {
    title: 'Trabajo en espera',
    names: {
      prints: 'Impresiones por agentes',
      imports: 'Importaciones',
      webHooks: 'Mensajes de webhooks',
      mails: 'Correos',
      publications: 'Publicaciones pendientes',
    },
    nothing: 'No hay nada en espera.',
    oldest: 'Desde hace {time}',
    lessThanMinute: 'menos de un minuto',
    long: 'Espera larga',
    handOver: '{waiting, number} sin recoger, {taken, number} en el agente',
    advice: {
      prints: 'Compruebe que el equipo del agente está encendido y su impresora está lista.',
      imports:
        'Las importaciones se hacen una tras otra. Las canceladas y las fallidas están en el historial de importaciones.',
      webHooks: 'Su sistema no responde como se espera. Los mensajes se reenvían durante un día.',
      mails: 'El servidor no puede entregarlos y lo sigue intentando. Avise a quien lo administra.',
      publications: 'El servidor aún no las ha publicado. Avise a quien lo administra.',
    },
    links: {
      agents: 'Agentes',
      history: 'Historial de impresión',
      webHooks: 'Webhooks',
      imports: 'Historial de importaciones',
      review: 'Revisión de etiquetas',
    },
  },
  prints: {
    title: 'Impresiones',
    history: 'Historial de impresión',
    none: 'No se ha imprimido nada en los últimos {days, number} días.',
  },
  programs: {
    title: 'Agentes y conectores',
    kinds: { agent: 'Agente', connector: 'Conector' },
    nameless: 'Sin nombre',
    seen: 'Última conexión: {when}',
    neverSeen: 'Nunca conectado',
    jobs: '{count, plural, one {# trabajo en espera} other {# trabajos en espera}}',
    more: '{count, plural, one {# más} other {# más}}',
    none: 'No hay ningún programa de su red conectado: esta organización no tiene agentes ni conectores.',
  },
  storage: {
    title: 'Almacenamiento',
    total: '{size} en total',
    names: {
      printFiles: 'Archivos de impresión',
      importFiles: 'Archivos importados',
      mediaFiles: 'Biblioteca de imágenes',
      labelFiles: 'Archivos de etiquetas',
    },
    kept: {
      printFiles: '{hours, plural, one {Se eliminan tras # hora} other {Se eliminan tras # horas}}',
      importFiles:
        '{days, plural, one {Se eliminan # día después de la importación} other {Se eliminan # días después de la importación}}',
      importFilesForEver: 'No se eliminan nunca',
      mediaFiles: 'Hasta que los elimine allí',
      labelFiles: 'Uno por cada versión de una etiqueta',
    },
    none: 'No hay archivos guardados.',
  },
  version: 'Versión del servidor: {version}',
};
