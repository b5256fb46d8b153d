import { matchPath } from 'react-router';
import type { RouteSpec } from './route-spec';

/** Links to screens of this app: it routes by the hash. */
const LINKS = 'a[href^="#/"]';

/**
 * Fetches the code of screens before their links are followed: when a link is pointed at or focused, and on demand for
 * the links in the content of the page. Never reads data, and never tells of a failure: the router fetches again what is
 * missing, and shows why it cannot.
 */
export function createFetchAhead(table: readonly RouteSpec[]) {
  const fetched = new Set<RouteSpec>();

  const fetchFor = (link: Element): void => {
    // Some browsers remember an import that failed until the page is loaded anew.
    if (!navigator.onLine) return;
    const pathname = link.getAttribute('href')?.slice(1).split(/[?#]/, 1)[0] ?? '';
    const spec = table.find(({ path }) => matchPath(path, pathname));
    if (!spec || fetched.has(spec)) return;
    fetched.add(spec);
    Promise.all([spec.page(), spec.openedPage?.()]).catch(() => fetched.delete(spec));
  };

  const onPoint = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest(LINKS) : null;
    if (link) fetchFor(link);
  };

  return {
    /** Fetches the code of the screens that the content of the page links to. */
    fetchLinked: (content: Element): void => {
      for (const link of content.querySelectorAll(LINKS)) fetchFor(link);
    },
    /** Starts to fetch for links that are pointed at or focused, and returns the function that ends it. */
    watch: (): (() => void) => {
      document.addEventListener('pointerover', onPoint, { passive: true });
      document.addEventListener('focusin', onPoint);
      return () => {
        document.removeEventListener('pointerover', onPoint);
        document.removeEventListener('focusin', onPoint);
      };
    },
  };
}
