import type { Logger } from '../../foundation/work/logger.ts';

/** Free space below which a disk is nearly full, in bytes: that of the alert in `deploy/prometheus-alerts.yaml`. */
export const NEARLY_FULL_BYTES = 1e9;
/** Said once more only when so much is free again: a disk at the limit would fill the log. */
const ROOM_BYTES = 1.2e9;
const LOOK_MS = 60_000;

interface DiskWatchOptions {
  /** Free bytes of places on disks, by name. */
  readonly diskFreeBytes: () => Promise<Readonly<Record<string, number>>>;
  readonly logger: Logger;
  readonly everyMs?: number;
}

/**
 * Looks at the disks each minute and warns in the log, once, before one is full: what is written then is refused. A disk
 * that cannot be looked at is not told of here; whatever needs it says so.
 */
export function startDiskWatch({ diskFreeBytes, logger, everyMs = LOOK_MS }: DiskWatchOptions): {
  readonly look: () => Promise<void>;
  readonly stop: () => void;
} {
  const warned = new Set<string>();
  const look = async () => {
    const places = await diskFreeBytes().catch(() => ({}));
    for (const [place, freeBytes] of Object.entries(places)) {
      if (freeBytes < NEARLY_FULL_BYTES && !warned.has(place)) {
        warned.add(place);
        logger.warn('disk nearly full', { place, freeBytes });
      }
      if (freeBytes >= ROOM_BYTES && warned.delete(place))
        logger.info('disk has room again', { place, freeBytes });
    }
  };
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  void look();
  return { look, stop: () => clearInterval(timer) };
}
