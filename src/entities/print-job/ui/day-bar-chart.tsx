import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { formatLocale } from '@/shared/i18n';
import { startOfDay, type Day } from '@/shared/lib/date';
import type { DayCount } from '../api/print-job-schema';
import { texts } from '../i18n';
import { fullestDay, totalOf, type Counted } from '../model/day-bars';
import classes from './day-bar-chart.module.css';

const HEIGHT = 64;
const STEP = 10;
const BAR = 7;

const { chart } = texts;

/** Returns the locale of dates; English without a region puts the day first. */
const dateLocale = () => (formatLocale() === 'en' ? 'en-GB' : formatLocale());

const formatDay = (day: Day) =>
  startOfDay(day).toLocaleDateString(dateLocale(), { day: 'numeric', month: 'short', year: 'numeric' });

interface DayBarChartProps {
  bars: readonly DayCount[];
  counted?: Counted;
  onDay: (day: Day) => void;
}

/** Bar chart of labels or jobs per day. One day at a time is read out: the one under the pointer, or chosen with the arrow keys. */
export function DayBarChart({ bars, counted = 'labels', onDay }: DayBarChartProps) {
  const [chosen, setChosen] = useState<number>();
  const most = fullestDay(bars, counted);
  const [first, last] = [bars[0], bars.at(-1)];
  if (!most || !first || !last) return null;
  const active = chosen === undefined ? undefined : bars[chosen];
  const total = { ...totalOf(bars), first: formatDay(first.day), last: formatDay(last.day) };
  const words = active
    ? chart.day({ day: formatDay(active.day), labels: active.labels, jobs: active.jobs })
    : chart.total(total);
  const lastIndex = bars.length - 1;
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - left) / width) * bars.length);
    setChosen(Math.min(lastIndex, Math.max(0, index)));
  };
  const press = (event: KeyboardEvent) => {
    const at = chosen ?? lastIndex;
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: lastIndex }[event.key];
    if (event.key === 'Enter' && active) onDay(active.day);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(Math.min(lastIndex, Math.max(0, next)));
  };
  return (
    <figure className={classes['plot']}>
      <figcaption className={classes['words']}>
        <strong>{chart.titles[counted]}</strong>
        <span>{words}</span>
      </figcaption>
      <div
        className={classes['bars']}
        role="slider"
        tabIndex={0}
        aria-label={[
          chart.descriptions[counted](total),
          chart.most[counted]({ day: formatDay(most.day), count: most[counted] }),
          chart.hint,
        ].join(' ')}
        aria-valuemin={0}
        aria-valuemax={lastIndex}
        aria-valuenow={chosen ?? lastIndex}
        aria-valuetext={words}
        onPointerMove={point}
        onPointerLeave={() => setChosen(undefined)}
        onBlur={() => setChosen(undefined)}
        onFocus={() => setChosen((known) => known ?? lastIndex)}
        onKeyDown={press}
        onClick={() => active && onDay(active.day)}
      >
        <svg viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
          {bars.map((bar, index) => {
            const count = bar[counted];
            // Min. height, so that a day with one label is visible beside one with thousands.
            const height = count === 0 ? 0 : Math.max(2, (count / most[counted]) * HEIGHT);
            return (
              <g key={bar.day} data-active={index === chosen || undefined}>
                <rect className={classes['ground']} x={index * STEP} y={0} width={STEP} height={HEIGHT} />
                <rect x={index * STEP + (STEP - BAR) / 2} y={HEIGHT - height} width={BAR} height={height} />
              </g>
            );
          })}
        </svg>
      </div>
      <div className={classes['ends']} aria-hidden>
        <span>{formatDay(first.day)}</span>
        <span>{formatDay(last.day)}</span>
      </div>
    </figure>
  );
}
