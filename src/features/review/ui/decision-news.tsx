import { versionStateWords } from '@/entities/label';
import type { ReviewVersion } from '@/entities/review';
import type { Decision } from '../model/use-decision';
import { DecisionNotice } from './decision-notice';
import { texts } from './texts';

/** What happened to the version since it was opened, in place, with the way to see it as it is now. */
export function DecisionNews({ decision, latest }: { decision: Decision; latest: ReviewVersion }) {
  const { conflict, news, isReloading, reload } = decision;
  if (!conflict && !news) return null;
  const words =
    news === 'file' ? texts.wasReplaced : texts.isElsewhere(`${versionStateWords(latest.state)}.`);
  return (
    <DecisionNotice
      kind="news"
      title={texts.changed}
      reload={{ isBusy: isReloading, run: () => void reload() }}
    >
      {conflict ? conflict.message : texts.changedText(words)}
    </DecisionNotice>
  );
}
