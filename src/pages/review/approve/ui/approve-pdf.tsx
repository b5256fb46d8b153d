import { useState } from 'react';
import { PdfPage } from '@/features/compare-versions';
import { ApprovalsSoFar, type CommentForm, type Decision } from '@/features/review';
import { texts } from '../i18n';
import classes from './approve.module.css';
import { DecisionPanel } from './decision-panel';
import { UploaderComment } from './uploader-comment';

interface ApprovePdfProps {
  decision: Decision;
  comment: CommentForm;
  isDecidedHere: boolean;
}

/** Approval by the server's PDF page, for a label whose template is not available in the browser; the page must be viewed first. */
export function ApprovePdf({ decision, comment, isDecidedHere }: ApprovePdfProps) {
  const { seen } = decision;
  const [isSeen, setSeen] = useState(false);
  return (
    <div className={classes['columns']}>
      <PdfPage version={seen} onSeen={() => setSeen(true)} />
      <div className={classes['aside']}>
        <UploaderComment version={seen} />
        <ApprovalsSoFar approvals={seen.approvals} />
        {isDecidedHere && (
          <DecisionPanel
            decision={decision}
            comparison={{ reason: isSeen ? '' : texts.lookAtPage, seenRegions: [] }}
            comment={comment}
          />
        )}
      </div>
    </div>
  );
}
