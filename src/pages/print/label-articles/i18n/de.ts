import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  anyTitle: 'Artikel eines Etiketts',
  title: 'Artikel mit {label}',
  description: 'Wählen Sie den Artikel zu diesem Etikett.',
  none: 'Noch kein Artikel verwendet dieses Etikett. Wer Artikel verwaltet, kann sie verknüpfen. Sie können das Etikett auch ohne Artikel drucken.',
};
