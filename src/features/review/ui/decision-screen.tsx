import { Anchor } from '@mantine/core';
import type { ReviewAction } from 'label-core/review';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LabelStateBadge } from '@/entities/label';
import { previewPath, ReviewSteps, type ReviewVersion } from '@/entities/review';
import { paths } from '@/shared/routes';
import { PageHeader } from '@/shared/ui/page-header';
import { texts } from '../i18n';
import type { Decision } from '../model/use-decision';
import classes from './review.module.css';
import { DecisionDialog } from './decision-dialog';
import { DecisionNews } from './decision-news';
import { DecisionOutcome } from './decision-outcome';
import { VersionStateNotice } from './version-state-notice';

interface DecisionScreenProps {
  decision: Decision;
  /** Version as the server sent it last. */
  latest: ReviewVersion;
  /** Review step of this screen. */
  action: ReviewAction;
  /** Subject of the decision, in one sentence. */
  description: string;
  children: ReactNode;
}

/** Frame of a decision about one version: its label and state, what has changed meanwhile, the confirmation. */
export function DecisionScreen({ decision, latest, action, description, children }: DecisionScreenProps) {
  const { seen } = decision;
  return (
    <>
      <PageHeader
        title={seen.labelName}
        badge={<LabelStateBadge state={seen.state} />}
        description={description}
        backTo={paths.qualityLabels}
        actions={
          <Anchor component={Link} to={previewPath(seen)}>
            {texts.preview}
          </Anchor>
        }
      />
      <DecisionOutcome />
      <div className={classes['screen']}>
        <ReviewSteps state={seen.state} waitsFor={seen.waitsFor} isTold={seen.versionHash !== ''} />
        <DecisionNews decision={decision} latest={latest} />
        <VersionStateNotice version={seen} action={action} />
        {children}
      </div>
      <DecisionDialog decision={decision} asksPassword={seen.asksPassword} />
    </>
  );
}
