import { Ban, Check, Clock } from 'lucide-react';
import { Badge } from '@/shared/ui/badge';
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
    <Badge color={color} icon={Icon}>
      {texts.states[known]}
    </Badge>
  );
}
