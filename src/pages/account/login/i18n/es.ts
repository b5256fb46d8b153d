import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Iniciar sesión',
  continueTo: 'Inicie sesión para continuar.',
  ended: 'Su sesión ha terminado. Inicie sesión para continuar donde estaba.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  emailMissing: 'Escriba su correo electrónico.',
  passwordMissing: 'Escriba su contraseña.',
  failed: 'No se pudo iniciar sesión',
  forgot: '¿Olvidó su contraseña?',
  register: 'Crear una organización',
};
