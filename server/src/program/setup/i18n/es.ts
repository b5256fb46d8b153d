import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  title: 'Instalar Platen',
  hint: 'Cree su organización y la primera cuenta. Esta cuenta puede administrarlo todo.',
  fields: {
    organizationName: 'Organización',
    firstname: 'Nombre',
    lastname: 'Apellidos',
    email: 'Correo electrónico',
    password: 'Contraseña (al menos {least, number} caracteres)',
    repeated: 'Repita la contraseña',
  },
  submit: 'Instalar Platen',
  done: 'Platen está listo.',
  doneBefore: 'Platen ya está instalado',
  signIn: 'Iniciar sesión',
  needsScript: 'Esta página necesita JavaScript. Permítalo para esta dirección y recargue la página.',
  problems: {
    differing: 'Las contraseñas no coinciden. Escriba dos veces la misma contraseña.',
    incomplete:
      'Esta dirección está incompleta. Abra el enlace de instalación completo que el servidor mostró al arrancar.',
    unreachable: 'El servidor no responde. Compruebe la red e inténtelo de nuevo.',
  },
  refusedFields: {
    organizationName: 'Escriba el nombre de su organización.',
    firstname: 'Escriba su nombre.',
    lastname: 'Escriba sus apellidos.',
    email: 'Escriba un correo electrónico válido, como nombre@example.com.',
    password: 'Elija una contraseña de al menos {least, number} caracteres que no sea de uso común.',
  },
};
