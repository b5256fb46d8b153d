import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  ignore: 'Si no lo pidió, no tiene que hacer nada.',
  verify: {
    subject: 'Confirme su dirección de correo electrónico',
    opening: 'Se registró la organización {organization} con esta dirección.',
    link: 'Confirmar la dirección y empezar, en las próximas 24 horas',
  },
  alreadyRegistered: {
    subject: 'Ya tiene una cuenta',
    opening: 'Alguien intentó registrarse con esta dirección, que ya tiene una cuenta.',
    link: 'Iniciar sesión o pedir allí una contraseña nueva',
  },
  reset: {
    subject: 'Elija una contraseña nueva',
    opening: 'Se pidió una contraseña nueva para la cuenta de esta dirección.',
    link: 'Elegir una contraseña nueva, en la próxima hora',
  },
  passwordChanged: {
    subject: 'Su contraseña se ha cambiado',
    opening: 'La contraseña de su cuenta se cambió y las demás sesiones se cerraron.',
    link: 'Si no la cambió, pida una contraseña nueva',
    closing: 'Después, avise a su administración.',
  },
  invitation: {
    subject: 'Invitación a {organization}',
    opening: '{invitedBy} le ha enviado una invitación a {organization}.',
    link: 'Configurar su cuenta, en los próximos siete días',
    closing: 'Si no sabe quién es, no tiene que hacer nada.',
  },
};
