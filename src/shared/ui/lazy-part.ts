import { createElement, lazy, type ComponentType, type ReactNode } from 'react';

/**
 * A part of a screen whose code is fetched when it is first drawn, as by React's `lazy`; that one fails for ever when
 * its code could not be fetched once. This one is fetched again when it is drawn again.
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
