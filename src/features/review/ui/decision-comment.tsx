import { Textarea } from '@mantine/core';
import type { Ref } from 'react';
import { texts } from '../i18n';
import classes from './review.module.css';

interface DecisionCommentProps {
  ref: Ref<HTMLTextAreaElement>;
  /** What the comment is used for. */
  hint: string;
  form: {
    values: { comment: string };
    errors: Readonly<Record<string, string | undefined>>;
    isRestored: boolean;
    change: (change: { comment: string }) => void;
  };
  /** True when the person wanted to reject, which requires a comment. */
  isNeeded: boolean;
}

/** Field for the comment of a decision; text entered before a reload is restored. */
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

/** Says that text entered before a reload was restored. */
export function RestoredNote({ isRestored }: { isRestored: boolean }) {
  if (!isRestored) return null;
  return (
    <p role="status" className={classes['quiet']}>
      {texts.restored}
    </p>
  );
}
