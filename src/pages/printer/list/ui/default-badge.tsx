import { Badge } from '@mantine/core';
import { Star } from 'lucide-react';
import { texts } from '../i18n';

/** The printer the person prints on where nothing else is chosen. */
export function DefaultBadge() {
  return (
    <Badge variant="default" leftSection={<Star size={12} aria-hidden />}>
      {texts.isDefault}
    </Badge>
  );
}
