import { Ban, CircleDashed, CircleHelp, Plug, Unplug } from 'lucide-react';
import { Badge } from './badge';
import type { ConnectionStatus } from '../api';
import { uiTexts } from './i18n';

const texts = uiTexts.connection;

const LOOKS = {
  connected: { color: 'green', Icon: Plug },
  disconnected: { color: 'yellow', Icon: Unplug },
  never: { color: 'gray', Icon: CircleDashed },
  unknown: { color: 'gray', Icon: CircleHelp },
  disabled: { color: 'gray', Icon: Ban },
} as const;

interface ConnectionBadgeProps {
  status: ConnectionStatus;
  /** Disabled by an administrator: refused whatever its connection status. */
  isEnabled?: boolean;
}

/** Badge with the connection status of a program in the customer's network. */
export function ConnectionBadge({ status, isEnabled = true }: ConnectionBadgeProps) {
  const shown = isEnabled ? status : 'disabled';
  const { color, Icon } = LOOKS[shown];
  return (
    <Badge color={color} icon={Icon}>
      {texts[shown]}
    </Badge>
  );
}
