import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Configure su cuenta',
  hint: 'Ha recibido una invitación a {organization}.',
  hintBy: '{invitedBy} le ha enviado una invitación a {organization}.',
  email: 'Correo electrónico',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  password: 'Contraseña',
  submit: 'Configurar la cuenta',
  failed: 'No se pudo configurar su cuenta',
  badTitle: 'Esta invitación no se puede usar',
  noToken:
    'Este enlace está incompleto. Abra de nuevo el enlace de su invitación o pida una invitación nueva.',
  loading: 'Cargando la invitación',
  retry: 'Reintentar',
  toSignIn: 'Ir al inicio de sesión',
  errors: {
    noFirstName: 'Escriba su nombre.',
    noLastName: 'Escriba sus apellidos.',
  },
};
