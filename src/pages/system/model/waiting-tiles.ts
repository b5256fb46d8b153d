import { access, type AccessRule } from '@/entities/session';
import { formatNumber } from '@/shared/i18n';
import { paths } from '@/shared/routes';
import type { Queue, Waiting } from '../api/system-schema';
import { LONG_WAIT_SECONDS } from '../config/limits';
import { texts } from '../i18n';

export type WaitingName = keyof Waiting;
export type WaitingLinkName = 'agents' | 'history' | 'webHooks' | 'imports' | 'review';

/** Screen that shows more of what waits. */
export interface WaitingLink {
  readonly name: WaitingLinkName;
  readonly path: string;
  readonly rule: AccessRule;
}

export interface WaitingTile extends Queue {
  readonly name: WaitingName;
  readonly isLong: boolean;
  readonly links: readonly WaitingLink[];
}

/** Screens by kind of work; for mails there is none. */
const LINKS: Readonly<Record<WaitingName, readonly WaitingLink[]>> = {
  prints: [
    { name: 'agents', path: paths.activeAgents, rule: access.administration },
    { name: 'history', path: paths.printHistory, rule: access.signedIn },
  ],
  mails: [],
  webHooks: [{ name: 'webHooks', path: paths.webHooks, rule: access.administration }],
  imports: [{ name: 'imports', path: paths.importHistory, rule: access.imports }],
  publications: [{ name: 'review', path: paths.qualityLabels, rule: access.quality }],
};

const ORDER = ['prints', 'imports', 'webHooks', 'mails', 'publications'] as const;

/** Returns the kinds of work that the server counts; links only where something waits. */
export const waitingTiles = (waiting: Waiting): WaitingTile[] =>
  ORDER.flatMap((name) => {
    const queue = waiting[name];
    if (!queue) return [];
    const isWaiting = queue.waiting > 0;
    return [
      {
        name,
        waiting: queue.waiting,
        oldestSeconds: queue.oldestSeconds,
        isLong: isWaiting && queue.oldestSeconds > LONG_WAIT_SECONDS,
        links: isWaiting ? LINKS[name] : [],
      },
    ];
  });

/** Returns how many files for agents wait to be fetched, and how many agents have; undefined if the server does not tell. */
export function handOverOf({ prints }: Waiting): { waiting: number; taken: number } | undefined {
  if (!prints?.states) return undefined;
  const waiting = prints.states.waiting + prints.states.offered;
  return { waiting, taken: Math.max(0, prints.waiting - waiting) };
}

const UNITS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** Returns for how long something has waited, in the largest unit that is full: 3 minutes. */
export function formatWait(seconds: number): string {
  const step = UNITS.find((one) => seconds >= one.seconds);
  if (!step) return texts.waiting.lessThanMinute;
  const count = Math.floor(seconds / step.seconds);
  return formatNumber(count, { style: 'unit', unit: step.unit, unitDisplay: 'long' });
}
