import { ActionIcon, NativeSelect, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { ChevronLeft, ChevronRight, Frame, ZoomIn, ZoomOut } from 'lucide-react';
import { texts } from '../i18n';
import { useLetterKeys } from '../lib/letter-keys';
import { useRegionKeys } from '../lib/use-region-keys';
import { zoomedBy } from '../lib/zoom-for-box';
import { compareModes } from '../model/compare-mode';
import { MIN_ZOOM, MAX_ZOOM } from '../config/limits';
import classes from './compare-versions.module.css';
import { LookAtLabel } from './look-at-label';
import { SampleSelect } from './sample-select';
import type { VersionComparison } from './use-version-comparison';

/** Toolbar in one narrow row: the mode of comparison, the zoom, the current change, and the values. */
export function CompareToolbar({ comparison }: { comparison: VersionComparison }) {
  const { isFirst, mode, setMode, zoom, setZoom, regions, inTurn, step, goTo, hasMarks, setMarks } =
    comparison;
  const isNarrow = useMediaQuery('(max-width: 35.99em)', false, { getInitialValueInEffect: false });
  useRegionKeys(step);
  const [hasLetterKeys] = useLetterKeys();
  const modes = compareModes.map((value) => ({ value, label: texts.modes[value] }));
  const pick = (value: string) => setMode(compareModes.find((known) => known === value) ?? 'side-by-side');
  return (
    <div className={classes['toolbar']}>
      {!isFirst &&
        (isNarrow ? (
          <NativeSelect
            aria-label={texts.mode}
            data={modes}
            value={mode}
            onChange={(event) => pick(event.currentTarget.value)}
          />
        ) : (
          <SegmentedControl aria-label={texts.mode} data={modes} value={mode} onChange={pick} size="xs" />
        ))}
      <div className={classes['group']} role="group" aria-label={texts.zoom}>
        <ActionIcon
          variant="default"
          size={30}
          aria-label={texts.zoomOut}
          aria-disabled={zoom <= MIN_ZOOM}
          data-disabled={zoom <= MIN_ZOOM || undefined}
          onClick={() => setZoom(zoomedBy(zoom, -1))}
        >
          <ZoomOut size={16} aria-hidden />
        </ActionIcon>
        <output className={classes['percent']} aria-label={texts.zoom}>
          {texts.percent({ zoom })}
        </output>
        <ActionIcon
          variant="default"
          size={30}
          aria-label={texts.zoomIn}
          aria-disabled={zoom >= MAX_ZOOM}
          data-disabled={zoom >= MAX_ZOOM || undefined}
          onClick={() => setZoom(zoomedBy(zoom, 1))}
        >
          <ZoomIn size={16} aria-hidden />
        </ActionIcon>
      </div>
      {regions.length > 0 && !isFirst && (
        <div className={classes['group']} role="group" aria-label={texts.steps}>
          <ActionIcon
            variant="default"
            size={30}
            aria-label={texts.previous}
            aria-keyshortcuts={hasLetterKeys ? 'p' : undefined}
            title={hasLetterKeys ? texts.key({ key: 'p' }) : undefined}
            onClick={() => step(-1)}
          >
            <ChevronLeft size={16} aria-hidden />
          </ActionIcon>
          <span className={classes['place']}>
            {inTurn
              ? texts.place({ number: inTurn.number, count: regions.length })
              : texts.count({ count: regions.length })}
          </span>
          <ActionIcon
            variant="default"
            size={30}
            aria-label={texts.next}
            aria-keyshortcuts={hasLetterKeys ? 'n' : undefined}
            title={hasLetterKeys ? texts.key({ key: 'n' }) : undefined}
            onClick={() => step(1)}
          >
            <ChevronRight size={16} aria-hidden />
          </ActionIcon>
        </div>
      )}
      {isFirst && <LookAtLabel regions={regions} goTo={goTo} />}
      {!isFirst && regions.length > 0 && (
        <ActionIcon
          variant={hasMarks ? 'light' : 'default'}
          size={30}
          aria-label={texts.marks}
          title={texts.marks}
          aria-pressed={hasMarks}
          onClick={() => setMarks(!hasMarks)}
        >
          <Frame size={16} aria-hidden />
        </ActionIcon>
      )}
      <SampleSelect comparison={comparison} />
    </div>
  );
}
