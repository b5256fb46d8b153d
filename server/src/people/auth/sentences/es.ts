import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  secondFactor: {
    codeNeeded: 'Introduzca el código de su aplicación.',
    codeWrong: 'Este código es erróneo o ya se ha usado.',
    tooManyCodes: 'Demasiados códigos erróneos. Espere hasta {minutes, number} minutos.',
    setUpNeeded: 'Los administradores necesitan un segundo factor. Configure primero el suyo.',
    passwordWrong: 'La contraseña es errónea.',
    isOn: 'Su segundo factor ya está activado.',
    isOff: 'Su segundo factor no está activado.',
    notBegun:
      'La configuración no se ha empezado, o se ha empezado de nuevo en otro lugar. Empiece otra vez.',
    ownFirst:
      'Configure primero un segundo factor para usted; después podrá pedirlo a todos los administradores.',
    ofOneself: 'Desactive su propio segundo factor en sus ajustes, con un código.',
    ofTenantAdmin: 'Solo un TenantAdmin puede quitar el segundo factor de un TenantAdmin.',
    hasNone: '{name} no tiene segundo factor.',
  },
};
