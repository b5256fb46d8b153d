import { Badge } from '@mantine/core';
import { Ban, Check, Clock } from 'lucide-react';
import { texts } from '../i18n';

const LOOKS = {
  active: { color: 'green', Icon: Check },
  expired: { color: 'yellow', Icon: Clock },
  disabled: { color: 'gray', Icon: Ban },
} as const;

const isKnown = (state: string): state is keyof typeof LOOKS => state in LOOKS;

/** Badge that shows whether a client may call. */
export function ClientStateBadge({ state }: { state: string }) {
  const known = isKnown(state) ? state : 'active';
  const { color, Icon } = LOOKS[known];
  return (
    <Badge variant="light" color={color} leftSection={<Icon size={12} aria-hidden />}>
      {texts.states[known]}
    </Badge>
  );
}
