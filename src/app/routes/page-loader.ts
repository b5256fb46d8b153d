import type { ComponentType } from 'react';
import { loadPack } from '../i18n/load-pack';
import { packOf } from '../i18n/pack-of';
import type { PageModule } from './page-module';

/** The pages of signing in and printing: where their code is stands in the first chunk. */
const firstPages = import.meta.glob<PageModule>([
  '../../pages/account/{login,logout,settings,silent-login}/ui/*-page.tsx',
  '../../pages/{home,print}/**/ui/*-page.tsx',
  '../../pages/widget/{my-widgets,quick-print}/ui/*-page.tsx',
]);

/**
 * Returns what loads a page by its file in src/pages, without the folder ui: "article/list/articles-page". Its texts come
 * with it. Rejects as the import does.
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
