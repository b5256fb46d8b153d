import { dateTimeFormat, type Sentence } from '../sentence/index.ts';
import { dateOf, dayOf, isInCalendar, type Day } from './date/calendar.ts';
import { sentences } from './sentences/index.ts';

const { computeFault: said } = sentences;

/** When something is printed. */
export interface Clock {
  readonly now: Date;
  /** IANA name of the time zone: `Europe/Berlin`. */
  readonly timeZone: string;
  /** Start of the production day, `HH:mm`. Before it, the day of the print is the day before. */
  readonly dayStartsAt: string;
}

/** Time of a print on the wall clock of its time zone. */
export interface PrintTime {
  /** Day of the calendar. */
  readonly day: Day;
  /** Day of production. */
  readonly productionDay: Day;
  /** Seconds since midnight by the wall clock: 10,800 at 3 o'clock, also after the change to summer time. */
  readonly secondsOfDay: number;
}

const wallTime = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  era: 'short',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

const startPattern = /^(?<hour>[01]\d|2[0-3]):(?<minute>[0-5]\d)$/;

/** Returns the time of a print, or the end of a sentence that says why it is unknown. */
export function printTime({ now, timeZone, dayStartsAt }: Clock): PrintTime | Sentence {
  const start = startPattern.exec(dayStartsAt)?.groups;
  if (!start) return said.dayStart({ text: dayStartsAt });
  if (Number.isNaN(now.getTime())) return said.range;
  const wall = wallTimeOf(now, timeZone);
  if (wall === undefined) return said.timeZone({ text: timeZone });
  const secondsOfDay = wall.hour * 3600 + wall.minute * 60 + wall.second;
  const startsAt = Number(start['hour']) * 3600 + Number(start['minute']) * 60;
  const day = dayOf(wall);
  const productive = secondsOfDay < startsAt ? day - 1 : day;
  const isKnown = isInCalendar(productive) && isInCalendar(day);
  return isKnown ? { day, productionDay: productive, secondsOfDay } : said.range;
}

/**
 * Returns the production day of a moment, `YYYY-MM-DD`.
 * @throws Error for a time zone the platform does not know
 */
export function productionDay(clock: Clock): string {
  const time = printTime(clock);
  if ('code' in time) throw new Error(time.message);
  const { year, month, day } = dateOf(time.productionDay);
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
}

/** Reads the wall clock. Only the offset of the zone comes from the platform: names of months are a table of our own. */
function wallTimeOf(now: Date, timeZone: string) {
  try {
    const parts = new Map(
      dateTimeFormat('en-US', { ...wallTime, timeZone })
        .formatToParts(now)
        .map(({ type, value }) => [type, value]),
    );
    const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
    const year = parts.get('era') === 'BC' ? 1 - part('year') : part('year');
    return {
      year,
      month: part('month'),
      day: part('day'),
      hour: part('hour'),
      minute: part('minute'),
      second: part('second'),
    };
  } catch {
    // A RangeError for a time zone that the platform does not know.
    return undefined;
  }
}
