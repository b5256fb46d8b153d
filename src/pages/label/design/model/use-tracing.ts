import { useEffect, useState } from 'react';
import type { LabelTemplate } from 'label-core';

/** A picture behind the label, to draw after: seen on this screen only, never part of the label. */
export interface Tracing {
  /** Address of the file in this page. */
  readonly url: string;
  readonly name: string;
  /** Height by width. */
  readonly ratio: number;
  readonly widthMm: number;
  /** Top left corner on the label. */
  readonly xMm: number;
  readonly yMm: number;
  /** In per cent: 10 to 100. */
  readonly strength: number;
}

export interface TracingState {
  readonly tracing: Tracing | undefined;
  /** Name of the last file if it is no picture that this browser shows. */
  readonly refused: string | undefined;
  readonly take: (file: File) => void;
  readonly change: (patch: Partial<Pick<Tracing, 'widthMm' | 'xMm' | 'yMm' | 'strength'>>) => void;
  readonly remove: () => void;
}

const FIRST_STRENGTH = 40;

/** The tracing picture of this visit. A new one is as wide as the label; one that takes another's place keeps the rest. */
export function useTracing({ widthMm }: Pick<LabelTemplate, 'widthMm'>): TracingState {
  const [tracing, setTracing] = useState<Tracing>();
  const [refused, setRefused] = useState<string>();
  const url = tracing?.url;
  useEffect(() => (url === undefined ? undefined : () => URL.revokeObjectURL(url)), [url]);
  const take = async (file: File) => {
    const read = await readPicture(file);
    setRefused(read ? undefined : file.name);
    if (!read) return;
    const first = { widthMm, xMm: 0, yMm: 0, strength: FIRST_STRENGTH };
    setTracing((known) => ({ ...first, ...known, ...read, name: file.name }));
  };
  return {
    tracing,
    refused,
    take: (file) => void take(file),
    change: (patch) => setTracing((known) => known && { ...known, ...patch }),
    remove: () => setTracing(undefined),
  };
}

/** Opens a file as a picture of any kind that the browser shows. Nothing is sent. */
async function readPicture(file: File): Promise<Pick<Tracing, 'url' | 'ratio'> | undefined> {
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
