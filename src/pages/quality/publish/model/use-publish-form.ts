import * as z from 'zod/mini';
import type { ReviewVersion } from '@/entities/label-review';
import { COMMENT_MAX } from '@/features/review-version';
import { useDraftForm, type DraftForm } from '@/shared/lib/draft-form';
import { faultsOf } from '@/shared/lib/form-faults';
import { fromLocalField, timeFault, toLocalField, type PublishTime } from './publish-time';

const schema = z.object({ comment: z.string(), when: z.enum(['now', 'later']), at: z.string() });

interface PublishValues extends PublishTime {
  comment: string;
}

export type PublishForm = DraftForm<PublishValues>;

/** When to publish and what is said with it; a time that is set already stands in the form. */
export function usePublishForm(owner: string, version: ReviewVersion): PublishForm {
  const { publishAt, labelVersionId } = version;
  const set = fromLocalField(publishAt);
  return useDraftForm<PublishValues>({
    owner,
    form: 'version-publication',
    thing: String(labelVersionId),
    saved: { comment: '', when: set ? 'later' : 'now', at: set ? toLocalField(set) : '' },
    schema,
    faultsOf: ({ comment, ...time }) =>
      faultsOf({
        at: timeFault(time, new Date()),
        comment:
          comment.length > COMMENT_MAX
            ? `At most ${COMMENT_MAX.toLocaleString('en')} characters.`
            : undefined,
      }),
    serverFaultsOf: (problems) =>
      Object.fromEntries(
        problems.map(({ field, message }) => [field === 'publishAt' ? 'at' : field, message]),
      ),
  });
}
