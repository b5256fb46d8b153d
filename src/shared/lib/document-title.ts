import { useEffect } from 'react';
import { runtimeConfig } from '../config';

/** Names the tab after what the screen shows, once it is known; until then the route's own title stands. */
export function useDocumentTitle(title: string): void {
  // After every rendering: the layout sets the route's title whenever the address changes, with an equal name, too.
  useEffect(() => {
    let isCurrent = true;
    // The layout does that in an effect of the same moment, after those of its screen.
    queueMicrotask(() => {
      if (isCurrent) document.title = `${title} – ${runtimeConfig().appName}`;
    });
    return () => {
      isCurrent = false;
    };
  });
}
