import { describe, expect, it, test } from 'vitest';
import { readAppRoutes } from './app-routes.ts';
import { houseRules } from './house-rules.ts';
import { readSourceFiles } from './source-files.ts';
import { asRouterPath, ownRoutes, specificationRoutes } from './specification-routes.ts';

const files = readSourceFiles();

describe('the source code', () => {
  it('is read completely', () => {
    expect(files.filter(({ path }) => path.startsWith('src/')).length).toBeGreaterThan(100);
    expect(files.map(({ path }) => path)).toContain('tests/architecture.test.ts');
  });

  test.each(houseRules)('follows the rule: $name', ({ broken }) => {
    expect(broken(files)).toEqual([]);
  });
});

describe('the route table', () => {
  const routes = readAppRoutes();

  it('has every route of the specification and our own, and no other', () => {
    expect(routes.map(({ path }) => path).toSorted()).toEqual(
      [...specificationRoutes, ...ownRoutes].map(asRouterPath).toSorted(),
    );
  });
});
