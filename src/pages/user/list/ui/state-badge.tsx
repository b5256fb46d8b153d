import { Badge } from '@mantine/core';
import { Ban, Check } from 'lucide-react';
import { texts } from '../i18n';

/** Badge that says whether the person can sign in. */
export function StateBadge({ isEnabled }: { isEnabled: boolean }) {
  const Icon = isEnabled ? Check : Ban;
  return (
    <Badge variant="light" color={isEnabled ? 'green' : 'gray'} leftSection={<Icon size={12} aria-hidden />}>
      {isEnabled ? texts.enabled : texts.disabled}
    </Badge>
  );
}
