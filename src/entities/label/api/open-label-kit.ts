import type * as LabelCore from 'label-core';

/** What is needed to draw a label: the library and its loaded fonts. Large, so loaded only with the first drawing. */
export interface LabelKit {
  core: typeof LabelCore;
  fonts: LabelCore.FontSet;
}

export type LabelFontUrls = Readonly<Record<LabelCore.FontKey, string>>;

/** A font of the labels could not be fetched. */
export class LabelFontsError extends Error {
  override readonly name = 'LabelFontsError';
}

/** Loads the kit, on the page or in a worker. Rejects with LabelFontsError, or as the import of the library does. */
export async function openLabelKit(urls: LabelFontUrls): Promise<LabelKit> {
  const [core, regular, bold] = await Promise.all([
    import('label-core'),
    fetchFont(urls.regular),
    fetchFont(urls.bold),
  ]);
  return { core, fonts: core.createFontSet({ regular, bold }) };
}

async function fetchFont(url: string): Promise<Uint8Array> {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) throw new LabelFontsError('A font of the labels could not be fetched.');
  return new Uint8Array(await response.arrayBuffer());
}
