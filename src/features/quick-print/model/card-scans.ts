import type { ScannedCode } from '@/shared/lib/scan';
import { giveSignal, type SignalChannels } from '@/shared/lib/signal';
import { texts } from '../i18n';
import type { ScannedCard } from './scanned-card';
import { takeScan } from './take-scan';

interface CardScansFacts {
  card: () => ScannedCard & { message: string };
  channels: () => SignalChannels;
}

/**
 * Returns a function that takes the scans of one card. If the card prints at once, scans are queued, so that labels
 * come out in the order of the scans; when one is not printed, those behind it are dropped and counted, because
 * somebody must check first.
 */
export function createCardScans({ card, channels }: CardScansFacts): (code: ScannedCode) => Promise<void> {
  let waiting: ScannedCode[] = [];
  let isWorking = false;

  async function take(code: ScannedCode): Promise<boolean> {
    const isGood = await takeScan(code, card);
    giveSignal(isGood ? 'good' : 'bad', channels());
    return isGood;
  }

  return async (code) => {
    if ((!card().printsAtOnce || code.isSlow) && !isWorking) {
      await take(code);
      return;
    }
    waiting.push(code);
    if (isWorking) return;
    isWorking = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (await take(next)) continue;
      const dropped = waiting.length;
      waiting = [];
      if (dropped > 0)
        card().tell('error', `${card().message} ${texts.scan.dropped({ count: dropped })}`.trim());
    }
    isWorking = false;
  };
}
