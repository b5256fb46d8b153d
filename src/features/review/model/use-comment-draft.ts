import * as z from 'zod/mini';
import type { Id } from '@/shared/api';
import { definedErrors, type DraftForm, useDraftForm } from '@/shared/lib/form';
import { texts } from '../i18n';

const schema = z.object({ comment: z.string() });

interface Comment {
  comment: string;
}

export type CommentForm = DraftForm<Comment>;

/**
 * Returns the comment on a version, up to `most` characters: it survives a reload, a version that is loaded again, and
 * a refused decision.
 */
export function useCommentDraft(labelVersionId: Id, most: number): CommentForm {
  return useDraftForm<Comment>({
    form: 'version-decision',
    recordId: String(labelVersionId),
    saved: { comment: '' },
    schema,
    errorsOf: ({ comment }) =>
      definedErrors({ comment: comment.length > most ? texts.tooLong({ most }) : undefined }),
  });
}
