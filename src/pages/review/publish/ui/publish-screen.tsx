import { versionNumber, type ReviewVersion } from '@/entities/review';
import { ApprovalsSoFar, DecisionScreen, useDecision } from '@/features/review';
import { texts } from '../i18n';
import { usePublishForm } from '../model/publish-form';
import { ChangeSummary } from './change-summary';
import { PublishPanel } from './publish-panel';
import classes from './publish.module.css';
import { ScheduledNotice } from './scheduled-notice';

interface PublishScreenProps {
  latest: ReviewVersion;
  published: ReviewVersion | undefined;
  refetch: () => Promise<{ data: ReviewVersion | undefined }>;
}

const WAITS_FOR_PUBLICATION = 'Publisher';

/** Screen with the changes, the approvals, and the publication. */
export function PublishScreen({ latest, published, refetch }: PublishScreenProps) {
  const decision = useDecision(latest, refetch);
  const { seen } = decision;
  const form = usePublishForm(seen);
  const version = versionNumber(seen.version);
  const isWaiting = seen.state === WAITS_FOR_PUBLICATION;
  return (
    <DecisionScreen
      decision={decision}
      latest={latest}
      action="publish"
      description={
        published === undefined
          ? texts.firstVersion({ version })
          : texts.nextVersion({ before: versionNumber(published.version), version })
      }
    >
      {isWaiting && seen.publishAt !== '' && <ScheduledNotice decision={decision} />}
      <div className={classes['columns']}>
        <div className={classes['facts']}>
          <ChangeSummary key={seen.versionHash} version={seen} published={published} />
          <ApprovalsSoFar approvals={seen.approvals} />
        </div>
        {isWaiting && <PublishPanel decision={decision} published={published} form={form} />}
      </div>
    </DecisionScreen>
  );
}
