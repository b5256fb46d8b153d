import { expect, it, vi } from 'vitest';
import { paths } from '@/shared/routes';
import { routeTable } from './route-table';

vi.mock('./page-loader', () => ({
  pageLoader: (page: string) => () => Promise.resolve(page),
  pageReads: () => () => Promise.resolve(),
  pageParts: () => () => Promise.resolve(),
}));

it('every address of the app has one screen, and every screen an address', () => {
  expect(routeTable.map(({ path }) => path).toSorted()).toEqual(Object.values(paths).toSorted());
});

it('every page has a screen, and every screen a page', async () => {
  const files = Object.keys(import.meta.glob('../../pages/**/ui/*-page.tsx'));
  const pages = files.map((file) => file.replace(/^.*\/pages\/(.*)\/ui\/(.*)\.tsx$/, '$1/$2'));
  const named = await Promise.all(
    routeTable.flatMap(({ page, openedPage }) => (openedPage ? [page(), openedPage()] : [page()])),
  );
  expect(new Set(named)).toEqual(new Set(pages));
});
