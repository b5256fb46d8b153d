import { useEffect } from 'react';
import { runtimeConfig } from '../config';

/** Sets the title of the tab to the content of the screen once that is known; until then the route's title is shown. */
export function useDocumentTitle(title: string): void {
  // Runs after every render: the layout sets the route's title on each change of the address, even if the title is the same.
  useEffect(() => {
    let isCurrent = true;
    // Deferred, because the layout sets the title in an effect of the same commit, after those of its screen.
    queueMicrotask(() => {
      if (isCurrent) document.title = `${title} – ${runtimeConfig().appName}`;
    });
    return () => {
      isCurrent = false;
    };
  });
}
