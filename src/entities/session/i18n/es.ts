import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  passwordRule: 'Al menos {least, number} caracteres; mejor una frase de 15 o más.',
  demoMailsHint: 'Esta demostración no tiene servidor de correo.',
  demoMails: 'Leer sus correos',
  emailErrors: {
    missing: 'Escriba un correo electrónico.',
    form: 'Escriba un correo electrónico válido, como nombre@example.com.',
  },
  passwordErrors: {
    missing: 'Escriba una contraseña.',
    short: 'Use al menos {least, number} caracteres.',
    long: 'Use {most, number} caracteres como máximo.',
    isAddress: 'No use su dirección de correo electrónico como contraseña.',
  },
};
