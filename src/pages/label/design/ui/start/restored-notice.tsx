import { Alert, Button, Group } from '@mantine/core';
import { CopyX, History } from 'lucide-react';
import { formatTime } from '@/shared/i18n';
import { dayOf, formatDateTime } from '@/shared/lib/date';
import type { DesignBase } from '../../model/design-thing';
import { isKeptOlder, type KeptDesign } from '../../model/kept-design';
import { texts } from '../../i18n';

interface RestoredNoticeProps {
  found: KeptDesign;
  /** What the label is now; undefined for a new label that begins with nothing. */
  base: DesignBase | undefined;
  onGoOn: () => void;
  onDiscard: () => void;
}

/** Says that an unsaved design of before was found on this computer, and asks whether to go on with it. */
export function RestoredNotice({ found, base, onGoOn, onDiscard }: RestoredNoticeProps) {
  return (
    <Alert
      color="yellow"
      role="alert"
      icon={<History aria-hidden />}
      title={texts.kept.found({ time: timeOf(found.savedAtMs) })}
    >
      {base && isKeptOlder(found, base) ? texts.kept.foundOlder : texts.kept.foundHint}
      <Group gap="sm" mt="sm">
        <Button size="sm" onClick={onGoOn}>
          {texts.kept.goOn}
        </Button>
        <Button size="sm" variant="default" onClick={onDiscard}>
          {texts.kept.discard}
        </Button>
      </Group>
    </Alert>
  );
}

const timeOf = (atMs: number): string =>
  dayOf(new Date(atMs)) === dayOf(new Date()) ? formatTime(atMs, 'short') : formatDateTime(atMs);

/** Says that another tab of this browser has the design open, and offers to go on here. */
export function ElsewhereNotice({ onTakeOver }: { onTakeOver: () => void }) {
  return (
    <Alert color="yellow" role="status" icon={<CopyX aria-hidden />} title={texts.kept.elsewhere}>
      {texts.kept.elsewhereHint}
      <div>
        <Button variant="default" size="sm" mt="sm" onClick={onTakeOver}>
          {texts.kept.goOnHere}
        </Button>
      </div>
    </Alert>
  );
}
