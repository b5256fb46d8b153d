import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  title: 'Correos de esta demostración',
  hint: 'Esta demostración no tiene servidor de correo. Sus correos se muestran aquí, primero los más recientes. Recargue la página para ver los siguientes.',
  none: 'No se ha escrito ningún correo desde que se inició la demostración.',
  details: 'A {address}, {time} UTC',
};
