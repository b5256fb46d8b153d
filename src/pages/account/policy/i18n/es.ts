import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Privacidad',
  intro:
    'Esta página explica qué datos guarda Platen sobre usted, dónde y durante cuánto tiempo. Su organización puede tener además normas propias.',
  back: 'Volver al inicio de sesión',
  sections: {
    person: {
      title: 'Datos sobre usted',
      account:
        'Su nombre, su dirección de correo electrónico, sus roles y grupos, y un hash de su contraseña, a partir del cual no se puede obtener la contraseña.',
      prints:
        'Sus impresiones: qué etiqueta, qué artículo, cuántas, en qué impresora y cuándo. Su organización las necesita para la trazabilidad de sus productos.',
      decisions:
        'Sus decisiones en las revisiones: quién aprobó, rechazó o publicó una etiqueta, con fecha y comentario. Forman parte del historial de la etiqueta y se conservan con él.',
      security: 'Eventos de seguridad como inicios de sesión, cambios de contraseña e invitaciones.',
    },
    browser: {
      title: 'Datos en su navegador',
      stored:
        'Los tokens de su sesión, para que siga abierta al recargar la página, sus favoritos y los borradores que aún no ha guardado. Al cerrar sesión se eliminan los tokens y todas las impresiones de este equipo que sigan en espera.',
      others: 'No se usan cookies y no se carga nada de terceros.',
    },
    computer: {
      title: 'Datos en su equipo',
      helper:
        'El asistente de impresión funciona en su propio equipo y acepta trabajos de impresión de las direcciones con las que lo ha vinculado. Recuerda lo que ha impreso para que nada se imprima dos veces.',
    },
    access: {
      title: 'Quién puede verlos',
      members:
        'Las personas de su organización, según sus roles. Las demás organizaciones no ven ninguno de sus datos. Quienes administran este servidor pueden ver los datos guardados en él.',
    },
    rights: {
      title: 'Sus derechos',
      account:
        'La administración de su organización puede mostrar, corregir y eliminar su cuenta. Los registros de etiquetas impresas y aprobadas se conservan mientras su organización tenga que guardarlos.',
    },
  },
};
