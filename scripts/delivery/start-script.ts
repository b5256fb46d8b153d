import type { Started } from '../../src/shared/config/started.ts';
import type { FirstReads } from './first-reads.ts';

/** What the start script knows of the build. Files are given as their place in `files`. */
export interface StartPlan {
  /** Files of the build, relative to index.html. */
  readonly files: readonly string[];
  /** In the order in which their addresses are compared: fixed ones before those with parameters. */
  readonly screens: readonly StartScreen[];
  /** Place in `screens` of the screen for those who are not signed in. */
  readonly signIn: number;
  /** Texts of each language except English, by pack. */
  readonly packs: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
}

interface StartScreen extends FirstReads {
  /** Regular expression of its address. */
  readonly pattern: string;
  readonly isPublic: boolean;
  readonly files: readonly number[];
  readonly pack: string;
}

/**
 * Runs in index.html before any other script: asks for config.json, tells the browser which files the requested screen
 * needs, and sends the screen's first reads. Everything here is a guess that saves time: without it, or after a wrong
 * guess, the app fetches the same by itself.
 *
 * The function is copied into the page as it is, so it may only use what is declared inside.
 */
export function startPage(plan: StartPlan): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function alone
  const stored = (key: string): string => {
    try {
      return localStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  };
  const config = fetch('config.json', { headers: { accept: 'application/json' } });
  const reads = new Map<string, Promise<Response>>();
  const token = Number(stored('auth_expires')) > Date.now() / 1000 ? stored('auth_token') : '';
  Object.assign(globalThis, { platenStart: { config, reads, token } satisfies Started });

  const [address = '', query] = location.hash.slice(1).split('?');
  const requested = plan.screens.find(({ pattern }) => new RegExp(`^${pattern}$`).test(address || '/'));
  const mayEnter = token !== '' || stored('refresh_token') !== '' || requested?.isPublic;
  const screen = mayEnter ? requested : plan.screens[plan.signIn];
  if (!screen) return;
  document.documentElement.dataset['start'] = screen.isPublic ? 'public' : 'member';

  const chosen = [stored('platen.language'), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  const language = chosen.find((tag) => tag === 'en' || tag in plan.packs) ?? 'en';
  const packs = plan.packs[language];
  const places = [...screen.files, ...(packs?.['first'] ?? []), ...(packs?.[screen.pack] ?? [])];
  for (const place of places) {
    const file = plan.files[place] ?? '';
    const link = document.createElement('link');
    if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
    else link.rel = 'modulepreload';
    // As the app asks for them: otherwise the browser would fetch style sheets twice.
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }

  const sent = query === undefined ? [...screen.plainReads, ...screen.reads] : screen.reads;
  if (token === '' || sent.length === 0) return;
  const answered = config.then((answer) => answer.clone().json());
  for (const read of sent) {
    const answer = answered.then(({ apiUrl }: { apiUrl: string }) =>
      fetch(apiUrl === '' ? read : `${apiUrl}/${read}`, {
        headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      }),
    );
    // Whoever takes the answer is told of a failure; where nobody does, there is nobody to tell.
    answer.catch(() => undefined);
    reads.set(read, answer);
  }
  // An answer that nobody reads keeps its connection, of which a browser opens six; later it is too old to be shown.
  const keptMs = 15_000;
  setTimeout(() => {
    for (const answer of reads.values()) answer.then(({ body }) => body?.cancel()).catch(() => undefined);
    reads.clear();
  }, keptMs);
}
