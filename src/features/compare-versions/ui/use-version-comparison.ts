import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { comparisonQueries, type ComparedVersion } from '../api/comparison-queries';
import { texts } from '../i18n';
import { findingsOf } from '../lib/findings';
import {
  lookReason,
  NOTHING_SEEN,
  regionsLeft,
  WHOLE_LABEL,
  withRegionSeen,
  type LookSubject,
} from '../lib/must-look';
import { shownRegion, type ShownRegion } from '../lib/shown-region';
import { zoomForBox } from '../lib/zoom-for-box';
import type { ComparedVersions } from '../model/compare-in-worker';
import type { CompareMode } from '../model/compare-mode';
import { MIN_ZOOM } from '../config/limits';
import { useVersionSamples } from './use-version-samples';

interface ComparisonOptions {
  /** Name of the label. */
  name: string;
  /** Version that is printed now; undefined for the first version of a label. */
  before: ComparedVersion | undefined;
  after: ComparedVersion;
  testData: readonly { name: string; values: Readonly<Record<string, string>> }[];
  /** What the two are called; by default the printed version and the one under review. */
  titles?: { before: string; after: string };
}

/**
 * Returns the comparison of a published version with its successor: what is shown, how, and what the person has seen.
 * The changes with the first sample must be seen; other samples are optional.
 */
export function useVersionComparison({ name, before, after, testData, titles }: ComparisonOptions) {
  const [mode, setMode] = useState<CompareMode>('side-by-side');
  const [zoom, setZoom] = useState(MIN_ZOOM);
  const [hasMarks, setMarks] = useState(true);
  const [turn, setTurn] = useState<number>();
  const [looks, setLooks] = useState(NOTHING_SEEN);

  const chosen = useVersionSamples(after, testData, before);
  const {
    samples,
    sample,
    standard,
    pictures: ownPictures,
    samplePictures: pictures,
    stress,
    facts,
  } = chosen;
  const query = useQuery({
    ...comparisonQueries.compared(before, after, sample.values, pictures.bytes, facts),
    enabled: !pictures.isLoading && facts !== undefined,
    placeholderData: keepPreviousData,
  });
  const counted = useQuery({
    ...comparisonQueries.compared(before, after, standard.values, ownPictures.bytes, facts),
    enabled: !ownPictures.isLoading && facts !== undefined,
  });

  const isFirst = before === undefined;
  const regions = query.data ? regionsOf(query.data, isFirst) : [];
  const countedRegions = counted.data ? regionsOf(counted.data, isFirst) : [];
  const subject = lookSubject(isFirst, countedRegions);
  const isCounted = sample.id === standard.id;
  const inTurn = regions.find(({ number }) => number === turn);

  const goTo = (number: number | undefined) => {
    setTurn(number);
    const region = regions.find((one) => one.number === number);
    if (region && query.data) setZoom(zoomForBox(zoom, region.box, query.data.after));
  };
  const step = (by: 1 | -1) => {
    const at = regions.findIndex(({ number }) => number === turn);
    const next = at < 0 ? (by === 1 ? 0 : regions.length - 1) : (at + by + regions.length) % regions.length;
    goTo(regions[next]?.number);
  };

  return {
    name,
    titles,
    before,
    after,
    isFirst,
    query,
    drawn: query.data,
    isRedrawing: query.isPlaceholderData || pictures.isLoading,
    lacksPictures: pictures.absent.length > 0,
    mode,
    setMode,
    zoom,
    setZoom,
    /** Whether boxes surround all changes, not only the current one. */
    hasMarks,
    setMarks,
    samples,
    sample,
    standard,
    /** Whether viewing counts now: only with the first sample. */
    isCounted,
    choose: (id: string) => {
      chosen.choose(id);
      setTurn(undefined);
    },
    stress,
    findings: query.data ? findingsOf(query.data.after) : [],
    regions,
    inTurn,
    /** The regions that have a box on the drawings. */
    marked: regions.filter((region) => hasMarks || region === inTurn),
    goTo,
    step,
    changes: query.data?.changes ?? [],
    looks,
    subject,
    /** Called when the current region was on screen. */
    seeRegion: (number: number) => {
      if (isCounted && !query.isPlaceholderData) setLooks((known) => withRegionSeen(known, number));
    },
    seeTable: () => setLooks((known) => (known.isTableSeen ? known : { ...known, isTableSeen: true })),
    isSeen: (number: number) => looks.regions.includes(number),
    /** Reason why nothing may be approved yet; "" once everything required was seen. */
    reason: counted.data
      ? lookReason(subject, looks)
      : counted.error
        ? texts.mustLook.notCompared
        : texts.mustLook.notYetCompared,
    left: regionsLeft(subject, looks),
    /** The counted regions that were seen, for the record. */
    seenRegions: countedRegions
      .filter(({ number }) => looks.regions.includes(number))
      .map(({ number, recorded }) => ({ number, words: recorded })),
  };
}

export type VersionComparison = ReturnType<typeof useVersionComparison>;

/** Returns the regions to view; when nothing was published before, the whole label is the region. */
function regionsOf({ after, comparison }: ComparedVersions, isFirst: boolean): readonly ShownRegion[] {
  if (!isFirst) return comparison?.regions.map(shownRegion) ?? [];
  const { widthMm, heightMm } = after;
  const box = { xMm: 0, yMm: 0, widthMm, heightMm };
  const words = texts.wholeLabel;
  return [{ number: WHOLE_LABEL, box, kind: 'added', elementIds: [], words, recorded: words }];
}

function lookSubject(isFirst: boolean, regions: readonly ShownRegion[]): LookSubject {
  if (isFirst) return { kind: 'label' };
  return regions.length === 0
    ? { kind: 'table' }
    : { kind: 'regions', numbers: regions.map(({ number }) => number) };
}
