import { createFontSet, type FontSet } from 'label-core';
import type { FontUrls } from './comparison';

/** Thrown when the fonts of labels could not be fetched: an error of the network, not of the label. */
export class FontsError extends Error {
  override readonly name = 'FontsError';
}

let opened: Promise<FontSet> | undefined;

/** Returns the loaded fonts, once per thread; a failure is retried at the next call. Rejects with FontsError. */
export function openFonts({ regular, bold }: FontUrls): Promise<FontSet> {
  opened ??= Promise.all([fetchFont(regular), fetchFont(bold)])
    .then(([one, other]) => createFontSet({ regular: one, bold: other }))
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
}

async function fetchFont(url: string): Promise<Uint8Array> {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) throw new FontsError('The fonts of the label could not be loaded.');
  return new Uint8Array(await response.arrayBuffer());
}
