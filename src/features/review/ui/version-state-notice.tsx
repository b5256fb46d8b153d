import type { ReviewAction } from 'label-core/review';
import { versionStateWords } from '@/entities/label';
import { refusalOf, refusalSentence, type ReviewVersion } from '@/entities/review';
import { qualityRolesOf, useSessionUser } from '@/entities/session';
import { DecisionNotice } from './decision-notice';
import { texts } from './texts';

interface VersionStateNoticeProps {
  version: ReviewVersion;
  action: ReviewAction;
}

/** Why this person cannot take the step of this screen, where it is so from the beginning; nothing where they can. */
export function VersionStateNotice({ version, action }: VersionStateNoticeProps) {
  const roles = qualityRolesOf(useSessionUser());
  const refusal = refusalOf(version, roles, action);
  if (refusal === undefined) return null;
  if (refusal === 'not-in-this-state')
    return (
      <DecisionNotice
        kind="fact"
        title={`${texts.versionTitle(version.version)}: ${versionStateWords(version.state)}`}
      >
        {texts.notHere}
      </DecisionNotice>
    );
  return (
    <DecisionNotice kind="fact" title={texts.cannotDecide}>
      {refusalSentence(version, roles, action)}
    </DecisionNotice>
  );
}
