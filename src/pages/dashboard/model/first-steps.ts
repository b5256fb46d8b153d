import type { PrintCount } from '@/entities/subscription';
import { access, type AccessRule } from '@/entities/session';
import { paths } from '@/shared/routes';
import { tileCount } from './tile-count';

export type StepName = 'printer' | 'articles' | 'label' | 'print';

/** Step from an empty organisation to the first print, for people who may take it. */
interface FirstStep {
  name: StepName;
  path: string;
  rule: AccessRule;
}

export const FIRST_STEPS: readonly FirstStep[] = [
  { name: 'printer', path: paths.printers, rule: access.printers },
  { name: 'articles', path: paths.articles, rule: access.articles },
  { name: 'label', path: paths.labelDesignNew, rule: access.labels },
  { name: 'print', path: paths.home, rule: access.member },
];

type StepSources = Parameters<typeof tileCount>[1] & {
  /** Prints of this month, where the subscription counts them. */
  prints: PrintCount | undefined;
  /** This person has seen on this computer that something was printed: the count begins anew with each month. */
  hasPrinted: boolean;
};

/** Returns whether a step was taken, by what the dashboard knows anyway; false as long as that is not known. */
export function isTaken(step: StepName, { prints, hasPrinted, ...counted }: StepSources): boolean {
  if (step === 'print') return hasPrinted || (prints?.printedJobs ?? 0) > 0;
  const count = tileCount(TILES[step], counted);
  return count.kind === 'known' && count.count > 0;
}

const TILES = { printer: 'printers', articles: 'articles', label: 'labels' } as const;

/** Returns whether a step makes sense here: organisations that print PDF only have no printers. */
export const isOffered = (step: StepName, features: { pdfOnly: boolean } | undefined): boolean =>
  step !== 'printer' || features?.pdfOnly !== true;

/** What this computer remembers of the list: that a person has closed it, and that something was printed. */
type Remembered = 'closed' | 'printed';

const storageKey = (what: Remembered, owner: string) => `platen-first-steps-${what}/${owner}`;

/** Returns whether this computer remembers something of a person's list. Never throws. */
export function isRemembered(what: Remembered, owner: string): boolean {
  try {
    return localStorage.getItem(storageKey(what, owner)) !== null;
  } catch {
    return false;
  }
}

/** Remembers something of a person's list. Where the browser stores nothing, it is forgotten with the next load. */
export function remember(what: Remembered, owner: string): void {
  try {
    localStorage.setItem(storageKey(what, owner), what);
  } catch {
    // True until the screen is opened again.
  }
}
