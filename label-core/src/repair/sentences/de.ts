import type { Translation } from '../../sentence/index.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  labelRepair: {
    intoLabel: 'Auf das Etikett schieben',
    downTo: 'Bis {pt, number} pt zulassen',
    higher: '{mm, number, ::.0} mm hoch machen',
    pointSize: 'Text {pt, number} pt groß machen',
    size: '{width, number, ::.0} × {height, number, ::.0} mm groß machen',
    bearerBars: 'Balken darüber und darunter hinzufügen',
  },
};
