import type { ReviewVersion } from '@/entities/review';
import { AllergenNotes } from '@/features/allergen-check';
import { CompareVersions, RegionList, useVersionComparison } from '@/features/compare-versions';
import { ApprovalsSoFar, type CommentForm, type Decision } from '@/features/review';
import classes from './approve.module.css';
import { DecisionPanel } from './decision-panel';
import { UploaderComment } from './uploader-comment';

interface ApproveWorkbenchProps {
  decision: Decision;
  published: ReviewVersion | undefined;
  comment: CommentForm;
  isDecidedHere: boolean;
}

/** Versions on the left; changes, earlier decisions, and the decision on the right. */
export function ApproveWorkbench({ decision, published, comment, isDecidedHere }: ApproveWorkbenchProps) {
  const { seen } = decision;
  const comparison = useVersionComparison({
    name: seen.labelName,
    before: published,
    after: seen,
    testData: seen.testData,
  });
  return (
    <div className={classes['columns']}>
      <CompareVersions comparison={comparison} first={seen.state === 'DataApprover' ? 'table' : 'label'} />
      <div className={classes['aside']}>
        <RegionList comparison={comparison} />
        <AllergenNotes template={seen.template} values={comparison.sample.values} />
        <UploaderComment version={seen} />
        <ApprovalsSoFar approvals={seen.approvals} />
        {isDecidedHere && <DecisionPanel decision={decision} comparison={comparison} comment={comment} />}
      </div>
    </div>
  );
}
