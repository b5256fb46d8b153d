import { createFontSet, type FontSet } from 'label-core';
import type { FontUrls } from './comparison';

/** The fonts of labels could not be fetched: the network's fault, not the label's. */
export class FontsError extends Error {
  override readonly name = 'FontsError';
}

let opened: Promise<FontSet> | undefined;

/** The fonts, opened once in each thread; asked again after a failure. Rejects with FontsError. */
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
