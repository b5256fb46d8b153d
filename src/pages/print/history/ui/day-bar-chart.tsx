import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { DayCount } from '@/entities/print-job';
import { fullestDay, totalOf } from '../model/day-bars';
import { startOfDay, type Day } from '../model/days';
import classes from './day-bar-chart.module.css';
import { texts } from './texts';

const HEIGHT = 64;
const STEP = 10;
const BAR = 7;

const dayWords = (day: Day) =>
  startOfDay(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** Labels per day as bars. One day at a time is read out: under the pointer, or chosen with the arrow keys. */
export function DayBarChart({ bars, onDay }: { bars: readonly DayCount[]; onDay: (day: Day) => void }) {
  const [chosen, setChosen] = useState<number>();
  const most = fullestDay(bars);
  const [first, last] = [bars[0], bars.at(-1)];
  if (!most || !first || !last) return null;
  const active = chosen === undefined ? undefined : bars[chosen];
  const summary = texts.plot(totalOf(bars), dayWords(first.day), dayWords(last.day));
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
        <strong>{texts.perDay}</strong>
        <span>{active ? texts.day(dayWords(active.day), active) : summary}</span>
      </figcaption>
      <div
        className={classes['bars']}
        role="slider"
        tabIndex={0}
        aria-label={`${texts.perDay}: ${summary}. ${texts.most(dayWords(most.day), most.labels)} ${texts.plotHint}`}
        aria-valuemin={0}
        aria-valuemax={lastIndex}
        aria-valuenow={chosen ?? lastIndex}
        aria-valuetext={active ? texts.day(dayWords(active.day), active) : summary}
        onPointerMove={point}
        onPointerLeave={() => setChosen(undefined)}
        onBlur={() => setChosen(undefined)}
        onFocus={() => setChosen((known) => known ?? lastIndex)}
        onKeyDown={press}
        onClick={() => active && onDay(active.day)}
      >
        <svg viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
          {bars.map(({ day, labels }, index) => {
            // A day with one label among thousands is still seen.
            const height = labels === 0 ? 0 : Math.max(2, (labels / most.labels) * HEIGHT);
            return (
              <g key={day} data-active={index === chosen || undefined}>
                <rect className={classes['ground']} x={index * STEP} y={0} width={STEP} height={HEIGHT} />
                <rect x={index * STEP + (STEP - BAR) / 2} y={HEIGHT - height} width={BAR} height={height} />
              </g>
            );
          })}
        </svg>
      </div>
      <div className={classes['ends']} aria-hidden>
        <span>{dayWords(first.day)}</span>
        <span>{dayWords(last.day)}</span>
      </div>
    </figure>
  );
}
