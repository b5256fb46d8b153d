import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  forgotTitle: '¿Olvidó su contraseña?',
  forgotHint:
    'Escriba su dirección de correo electrónico y le enviaremos un enlace para elegir una contraseña nueva.',
  email: 'Correo electrónico',
  send: 'Enviar el enlace',
  sendFailed: 'No se pudo enviar el correo',
  sentTitle: 'Revise su correo',
  sent: 'Si hay una cuenta para {email}, recibirá un mensaje con un enlace. El enlace sirve una sola vez, durante una hora.',
  back: 'Volver al inicio de sesión',
  resetTitle: 'Elija una contraseña nueva',
  resetHint:
    'Se cerrará la sesión en todos sus dispositivos. Después, inicie sesión con la contraseña nueva.',
  password: 'Contraseña nueva',
  reset: 'Guardar la contraseña',
  resetFailed: 'La contraseña no se cambió',
  again: 'Pedir otro enlace',
  doneTitle: 'Su contraseña se ha cambiado',
  done: 'Todas las sesiones anteriores han terminado.',
  signIn: 'Iniciar sesión',
};
