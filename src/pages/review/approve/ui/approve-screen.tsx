import type { ReviewVersion } from '@/entities/review';
import { DecisionScreen, useCommentDraft, useDecision } from '@/features/review';
import { COMMENT_MAX } from '@/features/review';
import { ApprovePdf } from './approve-pdf';
import { ApproveWorkbench } from './approve-workbench';
import { texts } from './texts';

interface ApproveScreenProps {
  /** The version as the server told it last. */
  latest: ReviewVersion;
  /** What is printed of the label now; undefined where nothing is. */
  published: ReviewVersion | undefined;
  refetch: () => Promise<{ data: ReviewVersion | undefined }>;
}

/** Where there is something to decide on this screen. */
const DECIDED_HERE: ReadonlySet<string> = new Set(['DataApprover', 'DesignApprover']);

/** The two versions, what differs, and the decision. */
export function ApproveScreen({ latest, published, refetch }: ApproveScreenProps) {
  const decision = useDecision(latest, refetch);
  const { seen } = decision;
  const comment = useCommentDraft(seen.labelVersionId, COMMENT_MAX);
  return (
    <DecisionScreen
      decision={decision}
      latest={latest}
      action="approve"
      description={texts.what(published?.version, seen.version, seen.uploadedBy)}
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
