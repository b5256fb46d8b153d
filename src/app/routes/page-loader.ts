import type { ComponentType } from 'react';
import { loadPack } from '../i18n/load-pack';
import { packOf } from '../i18n/pack-of';
import type { FetchParts, FirstReads, PageModule } from './page-module';

/**
 * The page of the first screen. The lists of the other pages are chunks of their own: the names of their files would make
 * up a fiftieth of the first screen's code.
 */
const firstPages = import.meta.glob<PageModule>('../../pages/account/login/ui/*-page.tsx');

/**
 * Returns the loader of a page. `page` is its file in src/pages without the folder ui: "article/list/articles-page". The
 * loader also loads the page's texts, and rejects as the import does.
 */
export const pageLoader = (page: string) => async (): Promise<ComponentType> => {
  const texts = loadPack(packOf(`pages/${page}`));
  const { firstReads: _reads, fetchParts: _parts, ...exported } = await importPage(page);
  const [component] = Object.values(exported);
  await texts;
  if (!component) throw new Error(`There is no page ${page}.`);
  return component;
};

/** Returns the first reads of a page, which are part of its module; they do nothing where it has none. */
export const pageReads =
  (page: string): FirstReads =>
  async (client, params) =>
    (await importPage(page)).firstReads?.(client, params);

/** Returns what fetches the parts of a page, after its own code; nothing where it names none. */
export const pageParts =
  (page: string): FetchParts =>
  async () =>
    (await importPage(page)).fetchParts?.();

async function importPage(page: string): Promise<PageModule> {
  const file = `../../pages/${page.replace(/\/(?=[^/]*$)/, '/ui/')}.tsx`;
  if (firstPages[file]) return firstPages[file]();
  const isForPrinting = packOf(`pages/${page}`) === 'print';
  const pages = isForPrinting
    ? (await import('./member-shell')).printPages
    : (await import('./other-pages')).otherPages;
  return (await pages[file]?.()) ?? {};
}
