import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { preferenceQueries } from '@/entities/preference';
import type { ScannedCode } from '@/shared/lib/scan';
import { texts } from '../i18n';
import type { ScannedCard } from '../model/scanned-card';

const loadScans = async () => (await import('../model/card-scans')).createCardScans;

type TakeScan = (code: ScannedCode) => Promise<void>;

/** Returns a function that passes scans to a card, one after the other; its code is loaded with the first one. */
export function useCardScans(card: ScannedCard & { message: string }): (code: ScannedCode) => void {
  const client = useQueryClient();
  const latest = useRef(card);
  const work = useRef<Promise<TakeScan>>(undefined);
  // A scan might see the card as it was before the last scan, so it reads the current card.
  useLayoutEffect(() => {
    latest.current = card;
  });
  return (code) => {
    if (!work.current)
      work.current = loadScans().then((createCardScans) =>
        createCardScans({
          card: () => latest.current,
          channels: () => {
            const settings = client.getQueryData(preferenceQueries.mine().queryKey);
            return {
              sound: settings?.scanSound ?? false,
              vibration: settings?.scanVibration ?? false,
            };
          },
        }),
      );
    work.current.then(
      (take) => take(code),
      () => {
        // The code could not be loaded: the next scan tries again.
        work.current = undefined;
        latest.current.tell('error', texts.scan.notTaken);
      },
    );
  };
}
