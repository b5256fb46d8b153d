import { useEffect, useState } from 'react';
import type { LabelTemplate } from 'label-core';
import { useUserId } from '@/shared/auth';
import { designKeeper, type KeptAt } from './design-keeper';
import type { TwoPoints } from './gesture-types';
import { forgetDesign, keptKey } from './kept-design';
import { keepTracing, loadKeptTracing, tracingKey } from './kept-tracing';
import { shownPoints, type Tracing } from './tracing';
import { useKeeper } from './use-kept-design';

export interface TracingState {
  readonly tracing: Tracing | undefined;
  /** Name of the last file if it is no picture that this browser shows. */
  readonly refused: string | undefined;
  /** This browser could not keep the picture. */
  readonly isNotKept: boolean;
  /** Two places on the label between which the picture is measured. */
  readonly points: TwoPoints | undefined;
  readonly measure: (points: TwoPoints | undefined) => void;
  readonly take: (file: File) => void;
  readonly change: (patch: Partial<Pick<Tracing, 'widthMm' | 'xMm' | 'yMm' | 'strength'>>) => void;
  readonly remove: () => void;
}

const FIRST_STRENGTH = 40;

/** What is shown, with the file that it is of. */
interface Shown {
  readonly tracing: Tracing;
  readonly bytes: ArrayBuffer;
  readonly type: string;
}

/**
 * The tracing picture of a design, which this browser keeps. A new one is as wide as the label; one that takes another's
 * place keeps the rest.
 */
export function useTracing({ widthMm }: Pick<LabelTemplate, 'widthMm'>, thing: string): TracingState {
  const key = tracingKey(keptKey(useUserId(), thing));
  const [shown, setShown] = useState<Shown>();
  const [refused, setRefused] = useState<string>();
  const [points, setPoints] = useState<TwoPoints>();
  const [keptAt, setKeptAt] = useState<KeptAt>();
  const [keeper] = useState(() => designKeeper(setKeptAt, { keep: keepTracing, forget: forgetDesign }));
  useKeeper(keeper);
  const url = shown?.tracing.url;
  useEffect(() => (url === undefined ? undefined : () => URL.revokeObjectURL(url)), [url]);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const kept = await loadKeptTracing(key);
      const read = kept && (await readPicture(new Blob([kept.bytes], { type: kept.type })));
      if (!read) return;
      if (!isCurrent) return URL.revokeObjectURL(read.url);
      const { bytes, type, placed } = kept;
      setShown((known) => {
        // Another one was chosen meanwhile.
        if (known) URL.revokeObjectURL(read.url);
        return known ?? { tracing: { ...placed, ...read }, bytes, type };
      });
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [key]);
  const show = (next: Shown | undefined) => {
    setShown(next);
    if (!next) return keeper.forget(key);
    const { url: _url, ...placed } = next.tracing;
    keeper.change({ key, bytes: next.bytes, type: next.type, placed, savedAtMs: Date.now() });
  };
  const take = async (file: File) => {
    const read = await readPicture(file);
    setRefused(read ? undefined : file.name);
    if (!read) return;
    const bytes = await file.arrayBuffer();
    const first = { widthMm, xMm: 0, yMm: 0, strength: FIRST_STRENGTH };
    show({
      tracing: { ...first, ...shown?.tracing, ...read, name: file.name },
      bytes,
      type: file.type,
    });
  };
  return {
    tracing: shown?.tracing,
    refused,
    isNotKept: keptAt === 'not-kept',
    points,
    measure: (measured) => setPoints(measured && shownPoints(measured)),
    take: (file) => void take(file),
    change: (patch) => shown && show({ ...shown, tracing: { ...shown.tracing, ...patch } }),
    remove: () => show(undefined),
  };
}

/** Opens a file as a picture of any kind that the browser shows. Nothing is sent. */
async function readPicture(file: Blob): Promise<Pick<Tracing, 'url' | 'ratio'> | undefined> {
  const url = URL.createObjectURL(file);
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
    if (picture.naturalWidth > 0) return { url, ratio: picture.naturalHeight / picture.naturalWidth };
  } catch {
    // No picture.
  }
  URL.revokeObjectURL(url);
  return undefined;
}
