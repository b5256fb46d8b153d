import { readFileSync } from 'node:fs';
import { http, HttpResponse } from 'msw/http';

/** Reads a font by a path from the root folder, where the tests run: Vite rewrites URLs relative to a module. */
const font = (name: string) =>
  Uint8Array.from(readFileSync(`node_modules/@expo-google-fonts/noto-sans/${name}`)).buffer;

/** Returns handlers for the label fonts that the app fetches to draw a label. */
export const fontHandlers = () =>
  ['400Regular/NotoSans_400Regular.ttf', '700Bold/NotoSans_700Bold.ttf'].map((name) =>
    http.get(`*${name.slice(name.indexOf('/') + 1)}`, () => HttpResponse.arrayBuffer(font(name))),
  );
