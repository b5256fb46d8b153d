import { matchPath, type Params } from 'react-router';
import { LINK_REST_MS } from '../config/timings';
import type { RouteSpec } from './route-spec';

/** Links to screens of this app: it routes by the hash. */
const LINKS = 'a[href^="#/"]';

/** Begins the first reads of a screen, for a person who may open it. */
type ReadAhead = (spec: RouteSpec, params: Params) => void;

/**
 * Fetches the code of screens before their links are followed: when a link is pointed at or focused, and on demand for
 * the links in the content of the page. Reads the data of one screen when the pointer or the focus rests on its link, as
 * before a press. Never tells of a failure: the router fetches again what is missing, and shows why it cannot.
 */
export function createFetchAhead(table: readonly RouteSpec[], readAhead: ReadAhead) {
  const fetched = new Set<RouteSpec>();
  let rest: ReturnType<typeof setTimeout> | undefined;
  let restsOn: Element | null = null;

  const screenOf = (link: Element) => {
    const pathname = link.getAttribute('href')?.slice(1).split(/[?#]/, 1)[0] ?? '';
    for (const spec of table) {
      const match = matchPath(spec.path, pathname);
      if (match) return { spec, params: match.params };
    }
    return undefined;
  };

  const fetchFor = (link: Element): void => {
    // Some browsers remember an import that failed until the page is loaded anew.
    if (!navigator.onLine) return;
    const spec = screenOf(link)?.spec;
    if (!spec || fetched.has(spec)) return;
    fetched.add(spec);
    Promise.all([spec.page(), spec.openedPage?.()])
      .then(() => spec.fetchParts?.())
      .catch(() => fetched.delete(spec));
  };

  const onPoint = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest(LINKS) : null;
    if (link) fetchFor(link);
    if (link === restsOn) return;
    clearTimeout(rest);
    restsOn = link;
    if (!link) return;
    rest = setTimeout(() => {
      const screen = navigator.onLine && link.isConnected && screenOf(link);
      if (screen) readAhead(screen.spec, screen.params);
    }, LINK_REST_MS);
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
        clearTimeout(rest);
        document.removeEventListener('pointerover', onPoint);
        document.removeEventListener('focusin', onPoint);
      };
    },
  };
}
