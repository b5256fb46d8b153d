import regularUrl from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url';
import boldUrl from '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf?url';
import type * as LabelCore from 'label-core';
import { ApiError } from '@/shared/api';
import { texts } from '../i18n';

/** What is needed to draw a label: the library and its loaded fonts. Large, so loaded only with the first preview. */
export interface LabelKit {
  core: typeof LabelCore;
  fonts: LabelCore.FontSet;
}

/** Returns the URLs of the label fonts, for code that loads them in another thread. */
export const labelFontUrls = (): Record<LabelCore.FontKey, string> => ({
  regular: new URL(regularUrl, document.baseURI).href,
  bold: new URL(boldUrl, document.baseURI).href,
});

/** Loads the kit. Rejects with ApiError. */
export async function loadLabelKit(): Promise<LabelKit> {
  const urls = labelFontUrls();
  const [core, regular, bold] = await Promise.all([
    import('label-core'),
    fetchFont(urls.regular),
    fetchFont(urls.bold),
  ]);
  return { core, fonts: core.createFontSet({ regular, bold }) };
}

async function fetchFont(url: string): Promise<Uint8Array> {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) throw new ApiError(texts.preview.noFonts, { kind: 'network' });
  return new Uint8Array(await response.arrayBuffer());
}
