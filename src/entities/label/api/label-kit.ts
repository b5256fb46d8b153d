import regularUrl from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url';
import boldUrl from '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf?url';
import { ApiError } from '@/shared/api';
import { texts } from '../i18n';
import { LabelFontsError, openLabelKit, type LabelFontUrls, type LabelKit } from './open-label-kit';

/** Returns the URLs of the label fonts, for code that loads them in another thread. */
export const labelFontUrls = (): LabelFontUrls => ({
  regular: new URL(regularUrl, document.baseURI).href,
  bold: new URL(boldUrl, document.baseURI).href,
});

/** Loads the kit. Rejects with ApiError when a font cannot be fetched. */
export const loadLabelKit = (): Promise<LabelKit> =>
  openLabelKit(labelFontUrls()).catch((error: unknown) => {
    throw error instanceof LabelFontsError ? new ApiError(texts.preview.noFonts, { kind: 'network' }) : error;
  });
