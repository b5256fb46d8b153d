import * as z from 'zod/mini';
import type { ReviewVersion } from '@/entities/review';
import { COMMENT_MAX } from '@/features/review';
import { formatLocale } from '@/shared/i18n';
import {
  definedErrors,
  type DraftForm,
  type FormErrors,
  type FormValues,
  useDraftForm,
} from '@/shared/lib/form';
import { texts } from '../i18n';

/** When a version is published: at once, or at a time of the person's own clock as the browser's field spells it. */
export type PublishTime = Pick<PublishValues, 'when' | 'at'>;

const pad = (value: number) => String(value).padStart(2, '0');

/** A moment as the browser's field for date and time spells it, in the time zone of this computer. */
export function toLocalField(date: Date): string {
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(pad).join('-');
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** The moment a field names; undefined for one that names none. */
export function fromLocalField(field: string): Date | undefined {
  const date = new Date(field === '' ? Number.NaN : field);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Why nothing can be published then, as a sentence; undefined where it can. */
export function timeError({ when, at }: PublishTime, now: Date): string | undefined {
  if (when === 'now') return undefined;
  const date = fromLocalField(at);
  if (!date) return texts.noTime;
  return date.getTime() <= now.getTime() ? texts.timePassed : undefined;
}

/** The time zone of this computer: `Europe/Berlin, GMT+1` on that day. */
export function formatZone(date: Date): string {
  const name = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const offset = new Intl.DateTimeFormat(formatLocale(), { timeZoneName: 'shortOffset' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return offset === undefined || offset === name ? name : `${name}, ${offset}`;
}

const publishDraftSchema = z.object({
  comment: z.string(),
  when: z.enum(['now', 'later']),
  /** `2026-12-01T06:00`, in the time zone of this computer; "" for none. */
  at: z.string(),
});

type PublishValues = FormValues<typeof publishDraftSchema>;

/** What keeps a version from being published, by field. */
export const publishErrors = ({ comment, ...time }: PublishValues): FormErrors =>
  definedErrors({
    at: timeError(time, new Date()),
    comment: comment.length > COMMENT_MAX ? texts.commentTooLong({ most: COMMENT_MAX }) : undefined,
  });

export type PublishForm = DraftForm<PublishValues>;

/** The form of a publication: its time, which may be set already, and its comment. */
export function usePublishForm(version: ReviewVersion): PublishForm {
  const { publishAt, labelVersionId } = version;
  const set = fromLocalField(publishAt);
  return useDraftForm<PublishValues>({
    form: 'version-publication',
    recordId: String(labelVersionId),
    saved: { comment: '', when: set ? 'later' : 'now', at: set ? toLocalField(set) : '' },
    schema: publishDraftSchema,
    errorsOf: publishErrors,
    serverErrorsOf: (problems) =>
      Object.fromEntries(
        problems.map(({ field, message }) => [field === 'publishAt' ? 'at' : field, message]),
      ),
  });
}
