import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Schnelldruck',
  description: 'Artikel scannen oder suchen, Anzahl prüfen, drucken.',
  none: 'Noch keine Widgets. Die Administration Ihrer Organisation legt sie an und weist sie Ihnen oder Ihrer Gruppe zu.',
};
