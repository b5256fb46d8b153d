import type { ComponentType } from 'react';
import { loadPack } from '../i18n/load-pack';
import { packOf } from '../i18n/pack-of';
import type { PageModule } from './page-module';

/** Pages for sign-in and printing. The import paths of their chunks are part of the first chunk. */
const firstPages = import.meta.glob<PageModule>([
  '../../pages/account/{login,logout,settings,silent-login}/ui/*-page.tsx',
  '../../pages/{home,print}/**/ui/*-page.tsx',
  '../../pages/widget/{my-widgets,quick-print}/ui/*-page.tsx',
]);

/**
 * Returns the loader of a page. `page` is its file in src/pages without the folder ui: "article/list/articles-page". The
 * loader also loads the page's texts, and rejects as the import does.
 */
export const pageLoader = (page: string) => async (): Promise<ComponentType> => {
  const file = `../../pages/${page.replace(/\/(?=[^/]*$)/, '/ui/')}.tsx`;
  const texts = loadPack(packOf(`pages/${page}`));
  const load = firstPages[file] ?? (await import('./other-pages')).otherPages[file];
  const [component] = Object.values((await load?.()) ?? {});
  await texts;
  if (!component) throw new Error(`There is no page ${page}.`);
  return component;
};
