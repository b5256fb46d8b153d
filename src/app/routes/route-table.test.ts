import { expect, it } from 'vitest';
import { paths } from '@/shared/routes';
import { routeTable } from './route-table';

it('every address of the app has one screen, and every screen an address', () => {
  expect(routeTable.map(({ path }) => path).toSorted()).toEqual(Object.values(paths).toSorted());
});
