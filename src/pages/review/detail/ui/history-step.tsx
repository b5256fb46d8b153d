import { ShieldCheck } from 'lucide-react';
import { LabelStateBadge } from '@/entities/label';
import { VersionHash, type HistoryEntry } from '@/entities/review';
import { useDateFormat } from '@/entities/preference';
import { texts } from '../i18n';
import classes from './label-review.module.css';

/** One step: its meaning, person and time, comment and viewed data, and the hashes that seal it. */
export function HistoryStep({ entry }: { entry: HistoryEntry }) {
  const dateOf = useDateFormat();
  const { at, by, meaning, action, version, to, from, comment, signed, seenRegions } = entry;
  const step = meaning || action;
  return (
    <li>
      <div className={classes['heading']}>
        <strong>{version === undefined ? step : texts.entryOf({ meaning: step, version })}</strong>
        {to !== '' && to !== from && <LabelStateBadge state={to} />}
      </div>
      <p className={classes['quiet']}>
        <bdi>{by || texts.server}</bdi>, <time dateTime={at}>{dateOf(at)}</time>
        {signed && (
          <span className={classes['signed']}>
            <ShieldCheck size={16} aria-hidden />
            {texts.signed}
          </span>
        )}
      </p>
      {comment !== '' && <blockquote dir="auto">{comment}</blockquote>}
      {seenRegions.length > 0 && (
        <details>
          <summary>{texts.saw({ count: seenRegions.length })}</summary>
          <ul className={classes['regions']}>
            {seenRegions.map(({ number, words }) => (
              <li key={number} dir="auto">
                {texts.region({ number, words })}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className={classes['hashes']}>
        <span>
          {texts.entryHash} <VersionHash hash={entry.hash} />
        </span>
        {entry.versionHash !== '' && (
          <span>
            {texts.versionHash} <VersionHash hash={entry.versionHash} />
          </span>
        )}
      </p>
    </li>
  );
}
