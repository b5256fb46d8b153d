import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  or: 'o',
  continueWith: {
    microsoft: 'Continuar con Microsoft',
    google: 'Continuar con Google',
  },
  notActive: 'La organización está cancelada o en pausa',
  codeTitle: 'Introduzca su código',
  signIn: 'Iniciar sesión',
  codeFailed: 'No se ha aceptado el código',
  back: 'Atrás',
  code: {
    hint: 'Su contraseña es correcta. Abra su aplicación de autenticación e introduzca el código que muestra para {email}.',
    label: 'Código',
    missing: 'Introduzca el código de su aplicación.',
    wrong: 'Este código es erróneo o ya se ha usado. Introduzca el siguiente que muestre su aplicación.',
    other: 'Usar un código de recuperación',
  },
  recovery: {
    hint: 'Su contraseña es correcta. Introduzca uno de los códigos de recuperación que guardó para {email}. Cada uno sirve una vez.',
    label: 'Código de recuperación',
    missing: 'Introduzca un código de recuperación.',
    wrong: 'Este código de recuperación es erróneo o ya se ha usado.',
    other: 'Usar el código de la aplicación',
  },
};
