import { versionNumber, type ReviewVersion } from '@/entities/review';
import { DecisionScreen, useCommentDraft, useDecision } from '@/features/review';
import { COMMENT_MAX } from '@/features/review';
import { texts } from '../i18n';
import { ApprovePdf } from './approve-pdf';
import { ApproveWorkbench } from './approve-workbench';

interface ApproveScreenProps {
  /** Version as last fetched from the server. */
  latest: ReviewVersion;
  /** Version that is currently printed; undefined if there is none. */
  published: ReviewVersion | undefined;
  refetch: () => Promise<{ data: ReviewVersion | undefined }>;
}

/** States in which this screen offers a decision. */
const DECIDED_HERE: ReadonlySet<string> = new Set(['DataApprover', 'DesignApprover']);

/** Screen with both versions, their differences, and the decision. */
export function ApproveScreen({ latest, published, refetch }: ApproveScreenProps) {
  const decision = useDecision(latest, refetch);
  const { seen } = decision;
  const comment = useCommentDraft(seen.labelVersionId, COMMENT_MAX);
  return (
    <DecisionScreen
      decision={decision}
      latest={latest}
      action="approve"
      description={describe(seen, published)}
    >
      {seen.template === undefined ? (
        <ApprovePdf
          key={seen.versionHash}
          decision={decision}
          comment={comment}
          isDecidedHere={DECIDED_HERE.has(seen.state)}
        />
      ) : (
        <ApproveWorkbench
          key={seen.versionHash}
          decision={decision}
          published={published}
          comment={comment}
          isDecidedHere={DECIDED_HERE.has(seen.state)}
        />
      )}
    </DecisionScreen>
  );
}

/** Returns a sentence about the version, the one it replaces, and who uploaded it. */
function describe({ version, uploadedBy }: ReviewVersion, published: ReviewVersion | undefined): string {
  const number = versionNumber(version);
  return [
    published === undefined
      ? texts.firstVersion({ version: number })
      : texts.nextVersion({ before: versionNumber(published.version), version: number }),
    uploadedBy !== '' && texts.uploadedBy({ by: uploadedBy }),
  ]
    .filter(Boolean)
    .join(' ');
}
