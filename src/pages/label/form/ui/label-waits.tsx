import { Alert } from '@mantine/core';
import { Clock } from 'lucide-react';
import { versionStateWords, type LabelSetup } from '@/entities/label';
import { texts } from './texts';

const WAITING = ['DataApprover', 'DesignApprover', 'Publisher'];

/** Whom the newest version waits for; nothing where it waits for nobody. */
export function LabelWaits({ label }: { label: LabelSetup }) {
  if (!WAITING.includes(label.state)) return null;
  return (
    <Alert color="yellow" role="note" icon={<Clock aria-hidden />}>
      {texts.waitsFor(versionStateWords(label.state), label.reviewers)}{' '}
      {label.publishedVersion !== undefined && texts.printedMeanwhile(label.publishedVersion)}
    </Alert>
  );
}
