import { Ban, Check } from 'lucide-react';
import { Badge } from '@/shared/ui/badge';
import { texts } from '../i18n';

/** Badge that says whether the person can sign in. */
export function StateBadge({ isEnabled }: { isEnabled: boolean }) {
  const Icon = isEnabled ? Check : Ban;
  return (
    <Badge color={isEnabled ? 'green' : 'gray'} icon={Icon}>
      {isEnabled ? texts.enabled : texts.disabled}
    </Badge>
  );
}
