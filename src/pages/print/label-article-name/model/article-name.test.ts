import { describe, expect, it } from 'vitest';
import { articleNameIn } from './article-name';

describe('the name in the address', () => {
  it.each([
    'Jam',
    'Jam 100 %',
    'Half/whole',
    '50%2Foff',
    '%',
    'Crème brûlée',
    'ΦΕΤΑ 🧀',
    'a?b&c#d',
    'back\\slash',
    '..',
    'a+b',
  ])('reads the name in the address as “%s” again', (name) => {
    expect(articleNameIn(`/print-labels/3/articlename/${encodeURIComponent(name)}`)).toBe(name);
  });

  it.each([
    ['/print-labels/3/articlename/100%', '100%'],
    ['/print-labels/3/articlename/Crème brûlée', 'Crème brûlée'],
    ['/print-labels/3/articlename/%20Jam%20', 'Jam'],
    ['/print-labels/3/articlename/%20', ''],
  ])('reads the name in %s as “%s”', (pathname, name) => {
    expect(articleNameIn(pathname)).toBe(name);
  });
});
