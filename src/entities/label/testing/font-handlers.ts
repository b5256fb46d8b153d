import { readFileSync } from 'node:fs';
import { http, HttpResponse } from 'msw/http';

/** Vite rewrites addresses beside a module; the tests run in the root folder. */
const font = (name: string) =>
  Uint8Array.from(readFileSync(`node_modules/@expo-google-fonts/noto-sans/${name}`)).buffer;

/** The fonts of the labels, as the app fetches them to draw one. */
export const fontHandlers = () =>
  ['400Regular/NotoSans_400Regular.ttf', '700Bold/NotoSans_700Bold.ttf'].map((name) =>
    http.get(`*${name.slice(name.indexOf('/') + 1)}`, () => HttpResponse.arrayBuffer(font(name))),
  );
