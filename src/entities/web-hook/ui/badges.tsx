import { Ban, Check, Clock, TriangleAlert } from 'lucide-react';
import { Badge } from '@/shared/ui/badge';
import { texts } from '../i18n';

/** Badge that says whether a web hook is enabled. */
export function HookStateBadge({ isEnabled }: { isEnabled: boolean }) {
  const Icon = isEnabled ? Check : Ban;
  return (
    <Badge color={isEnabled ? 'green' : 'gray'} icon={Icon}>
      {isEnabled ? texts.on : texts.off}
    </Badge>
  );
}

const LOOKS = {
  delivered: { color: 'green', Icon: Check },
  waiting: { color: 'yellow', Icon: Clock },
  failed: { color: 'red', Icon: TriangleAlert },
} as const;

const isKnown = (status: string): status is keyof typeof LOOKS => status in LOOKS;

/** Badge with the status of a delivery. */
export function DeliveryBadge({ status }: { status: string }) {
  const known = isKnown(status) ? status : 'waiting';
  const { color, Icon } = LOOKS[known];
  return (
    <Badge color={color} icon={Icon}>
      {texts[known]}
    </Badge>
  );
}
