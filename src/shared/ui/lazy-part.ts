import { createElement, lazy, type ComponentType, type ReactNode } from 'react';

/**
 * Returns a part of a screen whose code is loaded when it is first rendered, like React's `lazy`. That one fails
 * permanently after a failed load; this one loads again on the next render.
 */
export function lazyPart<Part extends (props: never) => ReactNode>(
  load: () => Promise<{ default: Part }>,
): Part {
  const fetchPart = (): ComponentType<object> =>
    lazy(async () => {
      try {
        return (await load()) as unknown as { default: ComponentType<object> };
      } catch (error) {
        current = fetchPart();
        throw error;
      }
    });
  let current = fetchPart();
  const LazyPart = (props: object) => createElement(current, props);
  return LazyPart as unknown as Part;
}
