import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  look: 'Verla',
  waiting: {
    subject: 'La versión {version} de «{name}» le espera',
    opening:
      '{state, select, DataApprover {La versión {version} de «{name}» espera la aprobación de sus datos, y usted puede decidir.} DesignApprover {La versión {version} de «{name}» espera la aprobación de su diseño, y usted puede decidir.} Publisher {La versión {version} de «{name}» espera su publicación, y usted puede decidir.} other {La versión {version} de «{name}» espera su revisión, y usted puede decidir.}}',
    link: 'Verla y decidir',
    closing: 'Si otra persona ya ha decidido, no tiene que hacer nada.',
  },
  rejected: {
    subject: 'La versión {version} de «{name}» se ha rechazado',
    opening: '{by} rechazó la versión {version} de «{name}» y escribió:',
    closing:
      'Vuelve a ser un borrador. Sustituya su archivo o sus datos de prueba y envíela de nuevo a aprobación.',
  },
  published: {
    subject: 'La versión {version} de «{name}» está publicada',
    opening: '{by} publicó la versión {version} de «{name}». Es la que se imprime desde ahora.',
    closing: 'No tiene que hacer nada.',
  },
};
