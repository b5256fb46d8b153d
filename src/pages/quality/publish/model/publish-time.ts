/** When a version is published: at once, or at a time of the person's own clock as the browser's field spells it. */
export interface PublishTime {
  when: 'now' | 'later';
  /** `2026-12-01T06:00`, in the time zone of this computer; "" for none. */
  at: string;
}

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
export function timeFault({ when, at }: PublishTime, now: Date): string | undefined {
  if (when === 'now') return undefined;
  const date = fromLocalField(at);
  if (!date) return 'Choose a date and a time.';
  return date.getTime() <= now.getTime() ? 'This time has passed. Choose a later one.' : undefined;
}

/** The time zone of this computer: `Europe/Berlin, GMT+1` on that day. */
export function zoneWords(date: Date): string {
  const name = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const offset = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return offset === undefined || offset === name ? name : `${name}, ${offset}`;
}
