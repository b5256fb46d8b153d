import * as z from 'zod/mini';
import { useDraftForm, type DraftForm } from '@/shared/lib/draft-form';
import { faultsOf } from '@/shared/lib/form-faults';
import type { Id } from '@/shared/api';
import { texts } from '../ui/texts';

const schema = z.object({ comment: z.string() });

interface Comment {
  comment: string;
}

export type CommentForm = DraftForm<Comment>;

/**
 * What is written about a version, at most so many characters: it outlives a reload, a version that is loaded again, and
 * a decision that was refused.
 */
export function useCommentDraft(owner: string, labelVersionId: Id, most: number): CommentForm {
  return useDraftForm<Comment>({
    owner,
    form: 'version-decision',
    thing: String(labelVersionId),
    saved: { comment: '' },
    schema,
    faultsOf: ({ comment }) => faultsOf({ comment: comment.length > most ? texts.tooLong(most) : undefined }),
  });
}
