import { Checkbox } from '@mantine/core';
import { CircleCheck, Circle } from 'lucide-react';
import { texts } from '../i18n';
import { useLetterKeys } from '../lib/letter-keys';
import { ChangeIcon } from './change-icon';
import classes from './region-list.module.css';
import type { VersionComparison } from './use-version-comparison';

/** List of all changed regions in words; a press goes to the region, and a mark shows that it was seen. */
export function RegionList({ comparison }: { comparison: VersionComparison }) {
  const { drawn, isFirst, regions, inTurn, goTo, isSeen, isCounted } = comparison;
  if (!drawn) return null;
  return (
    <section className={classes['list']} aria-labelledby="changed-regions">
      <h2 id="changed-regions">
        {texts.list} {!isFirst && regions.length > 0 && <span>{regions.length}</span>}
      </h2>
      {regions.length === 0 ? (
        <p className={classes['none']}>{texts.noVisibleChange}</p>
      ) : (
        <ol className={classes['regions']}>
          {regions.map(({ number, kind, words }) => (
            <li key={number}>
              <button
                type="button"
                className={classes['region']}
                aria-current={inTurn?.number === number || undefined}
                onClick={() => goTo(number)}
              >
                <span className={classes['number']} data-kind={kind}>
                  <ChangeIcon change={kind} size={12} />
                  {number}
                </span>
                <span className={classes['words']}>
                  {words}
                  {isCounted && <SeenMark isSeen={isSeen(number)} />}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {regions.length > 1 && <LetterKeys />}
    </section>
  );
}

function LetterKeys() {
  const [isOn, setIsOn] = useLetterKeys();
  return (
    <Checkbox
      size="sm"
      label={texts.letterKeys}
      checked={isOn}
      onChange={(event) => setIsOn(event.currentTarget.checked)}
    />
  );
}

function SeenMark({ isSeen }: { isSeen: boolean }) {
  const Icon = isSeen ? CircleCheck : Circle;
  return (
    <span className={classes['mark']} data-seen={isSeen || undefined}>
      <Icon size={14} aria-hidden />
      {isSeen ? texts.seen : texts.notSeen}
    </span>
  );
}
