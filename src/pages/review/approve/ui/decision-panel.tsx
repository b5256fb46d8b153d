import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { refusalOf, refusalSentence, versionNumber } from '@/entities/review';
import { qualityRolesOf, useSessionUser } from '@/entities/session';
import type { VersionComparison } from '@/features/compare-versions';
import {
  DecisionAnswers,
  DecisionComment,
  RestoredNote,
  type CommentForm,
  type Decision,
} from '@/features/review';
import { decideMutation } from '@/features/review';
import { texts } from '../i18n';
import classes from './approve.module.css';

interface DecisionPanelProps {
  decision: Decision;
  comparison: Pick<VersionComparison, 'reason' | 'seenRegions'>;
  comment: CommentForm;
}

/** Comment and the two decision buttons, of equal size and apart from each other, with the reason why a decision is blocked. */
export function DecisionPanel({ decision, comparison, comment: form }: DecisionPanelProps) {
  const { seen, ask } = decision;
  const { mutateAsync: decide } = useMutation(decideMutation());
  const roles = qualityRolesOf(useSessionUser());
  const field = useRef<HTMLTextAreaElement>(null);
  const [isRejectTried, setRejectTried] = useState(false);
  const headingId = useId();
  const { state, uploadedBy } = seen;
  const version = versionNumber(seen.version);
  const named = { label: seen.labelName, version };
  const comment = form.values.comment.trim();
  const isStale = decision.news === 'file' || decision.conflict !== undefined;
  const approveReason =
    refusalSentence(seen, roles, 'approve') ??
    (isStale ? texts.staleReason : form.reason || comparison.reason);
  const canReject = refusalOf(seen, roles, 'reject') === undefined && !isStale;
  if (refusalOf(seen, roles, 'approve') !== undefined && !canReject && !isStale) return null;

  const send = (approved: boolean) => (password: string | undefined) =>
    form.submit(({ comment: written }) =>
      decide({
        labelId: seen.labelId,
        labelVersionId: seen.labelVersionId,
        approved,
        comment: written.trim(),
        versionHash: seen.versionHash,
        state,
        seenRegions: comparison.seenRegions,
        ...(password !== undefined && { password }),
      }),
    );
  const approve = () => {
    if (approveReason !== '') return;
    ask({
      title: texts.approveTitle({ state }),
      effects: [texts.goesOn({ ...named, state }), texts.recorded],
      comment,
      confirm: texts.approveConfirm({ state }),
      tone: 'good',
      signs: state,
      done: texts.approved({ ...named, state }),
      send: send(true),
    });
  };
  const reject = () => {
    if (!canReject) return;
    setRejectTried(true);
    if (comment === '' || form.reason !== '') {
      field.current?.focus();
      return;
    }
    ask({
      title: texts.rejectTitle({ version }),
      effects: [
        texts.becomesDraft(named),
        uploadedBy === '' ? texts.readByUploader : texts.readBy({ by: uploadedBy }),
      ],
      comment,
      confirm: texts.rejectConfirm,
      tone: 'bad',
      done: texts.rejected(named),
      send: send(false),
    });
  };
  return (
    <section className={classes['decision']} aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.decision({ state })}</h2>
      <RestoredNote isRestored={form.isRestored} />
      <DecisionComment ref={field} hint={texts.commentHint} form={form} isNeeded={isRejectTried} />
      <DecisionAnswers
        reason={approveReason}
        canReject={canReject}
        onReject={reject}
        yes={texts.approve}
        yesIcon={<Check size={18} aria-hidden />}
        onYes={approve}
      />
    </section>
  );
}
