import { readFileSync } from 'node:fs';
import * as core from 'label-core';
import type { LabelKit } from '@/entities/label';

/** Reads a font by a path from the root folder, where the tests run. */
const font = (name: string) =>
  Uint8Array.from(readFileSync(`node_modules/@expo-google-fonts/noto-sans/${name}`));

/** Returns the kit for drawing labels, read from the disk. */
export const openedKit = (): LabelKit => ({
  core,
  fonts: core.createFontSet({
    regular: font('400Regular/NotoSans_400Regular.ttf'),
    bold: font('700Bold/NotoSans_700Bold.ttf'),
  }),
});
