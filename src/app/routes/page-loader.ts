import type { ComponentType } from 'react';
import { loadPack } from '../i18n/load-pack';
import { packOf } from '../i18n/pack-of';
import type { PageModule } from './page-module';

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
  const file = `../../pages/${page.replace(/\/(?=[^/]*$)/, '/ui/')}.tsx`;
  const pack = packOf(`pages/${page}`);
  const texts = loadPack(pack);
  const pages = firstPages[file] ? firstPages : await (pack === 'print' ? printPages() : otherPages());
  const [component] = Object.values((await pages[file]?.()) ?? {});
  await texts;
  if (!component) throw new Error(`There is no page ${page}.`);
  return component;
};

const printPages = async () => (await import('./member-shell')).printPages;
const otherPages = async () => (await import('./other-pages')).otherPages;
