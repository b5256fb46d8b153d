import { Button, type ButtonProps } from '@mantine/core';
import { runtimeConfig } from '@/shared/config';
import { language } from '@/shared/i18n';
import { formatHelperState } from '../model/format-helper-state';
import type { HelperConnection } from '../model/use-helper-connection';

interface HelperActionProps extends Pick<ButtonProps, 'mt' | 'mih' | 'variant'> {
  connection: HelperConnection;
}

/** Button for the one action in the helper's state; nothing when no action helps. */
export function HelperAction({ connection: { state, connect }, ...look }: HelperActionProps) {
  const { action } = formatHelperState(state);
  if (action === undefined) return null;
  // Only the person at this computer may allow an app to print: on the helper's own page, where no app can click for
  // them.
  if (state === 'refused')
    return (
      <Button component="a" href={pairingUrl()} target="_blank" rel="noreferrer" {...look}>
        {action}
      </Button>
    );
  return (
    <Button onClick={connect} {...look}>
      {action}
    </Button>
  );
}

function pairingUrl(): string {
  const { helperUrl } = runtimeConfig();
  return `${helperUrl}/pair?origin=${encodeURIComponent(location.origin)}&language=${language()}`;
}
