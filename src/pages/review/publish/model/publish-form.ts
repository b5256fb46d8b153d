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

/** Time of a publication: now, or a local time in the format of the browser's field. */
export type PublishTime = Pick<PublishValues, 'when' | 'at'>;

const pad = (value: number) => String(value).padStart(2, '0');

/** Returns a moment in the format of the browser's date and time field, in this computer's time zone. */
export function toLocalField(date: Date): string {
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(pad).join('-');
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** Parses the value of the field; returns undefined for an empty or invalid one. */
export function fromLocalField(field: string): Date | undefined {
  const date = new Date(field === '' ? Number.NaN : field);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Returns the error of a publication time as a sentence; undefined for a valid one. */
export function timeError({ when, at }: PublishTime, now: Date): string | undefined {
  if (when === 'now') return undefined;
  const date = fromLocalField(at);
  if (!date) return texts.noTime;
  return date.getTime() <= now.getTime() ? texts.timePassed : undefined;
}

/** Returns this computer's time zone, with the offset of that day: `Europe/Berlin, GMT+1`. */
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
  /** `2026-12-01T06:00`, in this computer's time zone; "" for none. */
  at: z.string(),
});

type PublishValues = FormValues<typeof publishDraftSchema>;

/** Returns the errors that prevent a publication, by field. */
export const publishErrors = ({ comment, ...time }: PublishValues): FormErrors =>
  definedErrors({
    at: timeError(time, new Date()),
    comment: comment.length > COMMENT_MAX ? texts.commentTooLong({ most: COMMENT_MAX }) : undefined,
  });

export type PublishForm = DraftForm<PublishValues>;

/** Returns the form state of a publication: its time, which may already be set, and its comment. */
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
