import { Textarea } from '@mantine/core';
import type { Ref } from 'react';
import { texts } from '../i18n';
import classes from './review.module.css';

interface DecisionCommentProps {
  ref: Ref<HTMLTextAreaElement>;
  /** What becomes of the words. */
  hint: string;
  form: {
    values: { comment: string };
    errors: Readonly<Record<string, string | undefined>>;
    isRestored: boolean;
    change: (change: { comment: string }) => void;
  };
  /** Somebody wanted to reject: that needs words. */
  isNeeded: boolean;
}

/** The words that go with a decision; what was entered before a reload is here again. */
export function DecisionComment({ ref, hint, form, isNeeded }: DecisionCommentProps) {
  const { comment } = form.values;
  return (
    <Textarea
      ref={ref}
      label={texts.comment}
      description={hint}
      rows={3}
      value={comment}
      error={
        form.errors['comment'] ?? (isNeeded && comment.trim() === '' ? texts.rejectNeedsComment : undefined)
      }
      onChange={(event) => form.change({ comment: event.currentTarget.value })}
    />
  );
}

/** Says that what was entered before a reload is here again. */
export function RestoredNote({ isRestored }: { isRestored: boolean }) {
  if (!isRestored) return null;
  return (
    <p role="status" className={classes['quiet']}>
      {texts.restored}
    </p>
  );
}
