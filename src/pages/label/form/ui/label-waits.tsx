import { Alert } from '@mantine/core';
import { Clock } from 'lucide-react';
import type { LabelSetup } from '@/entities/label';
import { formatList } from '@/shared/i18n';
import { texts } from '../i18n';

const WAITING = ['DataApprover', 'DesignApprover', 'Publisher'] as const;

/** Notice about who has to act on the newest version; nothing if nobody has to. */
export function LabelWaits({ label }: { label: LabelSetup }) {
  const waiting = WAITING.find((state) => state === label.state);
  if (waiting === undefined) return null;
  const { reviewers, publishedVersion } = label;
  return (
    <Alert color="yellow" role="note" icon={<Clock aria-hidden />}>
      {reviewers.length === 0
        ? texts.awaitedFromNobody[waiting]
        : texts.awaited[waiting]({ people: formatList(reviewers, 'disjunction') })}{' '}
      {publishedVersion !== undefined && texts.printedMeanwhile({ version: publishedVersion })}
    </Alert>
  );
}
