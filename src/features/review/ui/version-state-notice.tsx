import type { ReviewAction } from 'label-core/review';
import { versionStateName } from '@/entities/label';
import { refusalOf, refusalSentence, versionNumber, type ReviewVersion } from '@/entities/review';
import { qualityRolesOf, useSessionUser } from '@/entities/session';
import { texts } from '../i18n';
import { DecisionNotice } from './decision-notice';

interface VersionStateNoticeProps {
  version: ReviewVersion;
  action: ReviewAction;
}

/** Shows why this person cannot take the step of this screen, if so from the beginning; nothing when they can. */
export function VersionStateNotice({ version, action }: VersionStateNoticeProps) {
  const roles = qualityRolesOf(useSessionUser());
  const refusal = refusalOf(version, roles, action);
  if (refusal === undefined) return null;
  if (refusal === 'not-in-this-state')
    return (
      <DecisionNotice
        kind="fact"
        title={texts.versionIn({
          version: versionNumber(version.version),
          state: versionStateName(version.state),
        })}
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
