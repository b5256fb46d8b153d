import { Badge } from '@mantine/core';
import { Star } from 'lucide-react';
import { texts } from '../i18n';

/** Badge of the printer that the person prints on by default. */
export function DefaultBadge() {
  return (
    <Badge variant="default" leftSection={<Star size={12} aria-hidden />}>
      {texts.isDefault}
    </Badge>
  );
}
