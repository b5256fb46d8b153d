import { Button } from '@mantine/core';
import type { ReviewAction, ReviewRole } from 'label-core/review';
import { Link } from 'react-router';
import {
  actionInTurn,
  canTake,
  designPath,
  previewPath,
  refusalSentence,
  replacePath,
  reviewStep,
  reviewStepName,
  type ReviewVersion,
} from '@/entities/review';
import { texts } from '../i18n';
import type { VersionAction } from '../model/use-version-action';
import type { AskedAction } from '../model/asked-action';
import classes from './label-review.module.css';

interface OpenVersionActionsProps {
  version: ReviewVersion;
  roles: readonly ReviewRole[];
  onAsk: (asked: AskedAction) => void;
}

/** Actions of this person for the open version, the next step first, and the reasons for missing ones. */
export function OpenVersionActions({ version, roles, onAsk }: OpenVersionActionsProps) {
  const can = (action: ReviewAction) => canTake(version, roles, action);
  const inTurn = actionInTurn(version.state);
  const step = reviewStep(version);
  const reasons = [inTurn, 'replace-file', 'withdraw']
    .filter((action): action is ReviewAction => action !== undefined)
    .map((action) => refusalSentence(version, roles, action))
    .filter((sentence) => sentence !== undefined);
  const ask = (action: VersionAction) => () => onAsk({ action, version });
  return (
    <>
      <div className={classes['actions']}>
        {step.kind !== 'preview' && (can('approve') || can('publish') || can('reject')) && (
          <Button component={Link} to={step.path}>
            {reviewStepName(step.kind)}
          </Button>
        )}
        {can('set-ready') && <Button onClick={ask('set-ready')}>{texts.submit.action}</Button>}
        {can('replace-file') && (
          <Button component={Link} to={replacePath(version)} variant="default">
            {can('set-test-data') ? texts.editDraft : texts.replaceFile}
          </Button>
        )}
        {can('replace-file') && (
          <Button component={Link} to={designPath(version)} variant="default">
            {texts.design}
          </Button>
        )}
        <Button component={Link} to={previewPath(version)} variant="default">
          {texts.preview}
        </Button>
        {can('withdraw') && (
          <Button variant="subtle" color="red" onClick={ask('withdraw')}>
            {texts.withdraw.action}
          </Button>
        )}
      </div>
      {reasons.length > 0 && (
        <ul className={classes['reasons']}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </>
  );
}
