import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Iniciando sesión',
  failed: 'No se pudo iniciar sesión',
  slow: 'Está tardando más de lo habitual.',
  back: 'Volver al inicio de sesión',
  errors: {
    none: 'Aquí no hay ninguna respuesta de un proveedor de identidad. Empiece de nuevo desde el inicio de sesión.',
    unexpected:
      'Esta respuesta no corresponde a un inicio de sesión en esta pestaña, o tardó más de diez minutos. Empiece de nuevo.',
    'mixed-up':
      'La respuesta del proveedor de identidad no corresponde a este inicio de sesión y no se usó. Empiece de nuevo.',
    refused:
      'El proveedor de identidad no confirmó su identidad. Empiece de nuevo o inicie sesión con su contraseña.',
    incomplete:
      'El proveedor de identidad envió una respuesta incompleta. Empiece de nuevo o inicie sesión con su contraseña.',
  },
};
