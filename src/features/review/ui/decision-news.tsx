import { versionStateName } from '@/entities/label';
import type { ReviewVersion } from '@/entities/review';
import { texts } from '../i18n';
import type { Decision } from '../model/use-decision';
import { DecisionNotice } from './decision-notice';

/** Inline notice of what happened to the version since it was opened, with a button to see it as it is now. */
export function DecisionNews({ decision, latest }: { decision: Decision; latest: ReviewVersion }) {
  const { conflict, news, isReloading, reload } = decision;
  if (!conflict && !news) return null;
  const whatHappened =
    news === 'file' ? texts.wasReplaced : texts.isElsewhere({ state: versionStateName(latest.state) });
  const explanation = conflict ? conflict.message : `${whatHappened} ${texts.lookAgain}`;
  return (
    <DecisionNotice
      kind="news"
      title={texts.changed}
      reload={{ isBusy: isReloading, run: () => void reload() }}
    >
      {explanation}
    </DecisionNotice>
  );
}
