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
  secondFactorOn: {
    subject: 'El inicio de sesión pide ahora un código',
    opening:
      'Se ha activado el segundo factor de su cuenta: el inicio de sesión pide su contraseña y un código de su aplicación. Se han cerrado las demás sesiones.',
    link: 'Si no ha sido usted, elija una contraseña nueva',
    closing: 'Después avise a su administrador.',
  },
  secondFactorOff: {
    subject: 'El inicio de sesión ya no pide un código',
    opening: 'Se ha desactivado el segundo factor de su cuenta: el inicio de sesión pide solo su contraseña.',
    openingBy: '{by} ha quitado el segundo factor de su cuenta.',
    openingByOperator: 'Quien administra el servidor ha quitado el segundo factor de su cuenta.',
    consequence: 'El inicio de sesión pide solo su contraseña hasta que configure otro en sus ajustes.',
    link: 'Si no ha sido usted, elija una contraseña nueva',
    closing: 'Después avise a su administrador.',
  },
  invitation: {
    subject: 'Invitación a {organization}',
    opening: '{invitedBy} le ha enviado una invitación a {organization}.',
    link: 'Configurar su cuenta, en los próximos siete días',
    closing: 'Si no sabe quién es, no tiene que hacer nada.',
  },
};
