import { expect, it } from 'vitest';
import { readCatalogues } from './catalogues.ts';

const catalogues = readCatalogues();
const messagesIn = (folder: string, language: string) =>
  catalogues.find((one) => one.folder === folder && one.language === language)?.messages ?? new Map();

it.each(['en', 'de', 'fr', 'es'])('the help page in %s names the screens as the app does', (language) => {
  const app = messagesIn('src/app/layouts/sidebar', language);
  const named = [...messagesIn('server/src/program/help', language)].flatMap(([key, text]) => {
    const screen = /^help\.screens\.(\w+)$/.exec(key)?.[1];
    return screen === undefined ? [] : [[screen, text]];
  });
  expect(named.length).toBeGreaterThan(5);
  expect(named).toEqual(named.map(([screen]) => [screen, app.get(`items.${screen}`)]));
});
