import { ShieldCheck } from 'lucide-react';
import { LabelStateBadge } from '@/entities/label';
import { VersionHash, type HistoryEntry } from '@/entities/review';
import { useDateWords } from '@/entities/preference';
import classes from './label-review.module.css';
import { texts } from './texts';

/** One step: what it means, who took it and when, what they said and saw, and the hashes that seal it. */
export function HistoryStep({ entry }: { entry: HistoryEntry }) {
  const dateOf = useDateWords();
  const { at, by, meaning, action, version, to, from, comment, signed, seenRegions } = entry;
  return (
    <li>
      <div className={classes['heading']}>
        <strong>{texts.entryOf(meaning || action, version)}</strong>
        {to !== '' && to !== from && <LabelStateBadge state={to} />}
      </div>
      <p className={classes['quiet']}>
        <bdi>{texts.byAt(by)}</bdi>, <time dateTime={at}>{dateOf(at)}</time>
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
          <summary>{texts.saw(seenRegions.length)}</summary>
          <ul className={classes['regions']}>
            {seenRegions.map(({ number, words }) => (
              <li key={number} dir="auto">
                {texts.region(number, words)}
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
