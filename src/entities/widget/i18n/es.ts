import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  deletedElsewhere: 'Este widget se eliminó en otra pestaña.',
  changedElsewhere:
    'Este widget se cambió en otra pestaña. Vuelva a cargarlo para ver el cambio y haga después el suyo.',
  up: 'Subir {name}',
  down: 'Bajar {name}',
};
