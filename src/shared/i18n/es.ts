import type { Translation } from 'label-core/sentence';
import type { en } from './en';

export const es: Translation<typeof en> = {
  api: {
    notJson: 'El servidor envió algo que no es JSON.',
    sessionEnded: 'Su sesión ha terminado.',
    noAnswer: 'No se puede acceder al servidor. Compruebe la red e inténtelo de nuevo.',
    tooSlow: 'El servidor no respondió a tiempo. Inténtelo de nuevo.',
    cancelled: 'La solicitud se canceló.',
    status: 'El servidor respondió con el estado {status}.',
    noList: 'El servidor no envió la lista que se esperaba.',
    unreadable: 'No se pudo leer la respuesta del servidor: {what}',
    unreadableAt: 'No se pudo leer la respuesta del servidor en «{where}»: {what}',
  },
  errorPanel: {
    title: 'No se pudo cargar',
    retry: 'Reintentar',
    forbidden: 'No tiene permiso para ver esto. La administración de su organización puede dárselo.',
    notOffered: 'Este servidor no ofrece esta función.',
    requestId: 'Solicitud {id}',
  },
  pageHeader: { back: 'Volver' },
  queryView: { loading: 'Cargando' },
};
