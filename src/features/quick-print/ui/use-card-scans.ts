import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { preferenceQueries } from '@/entities/preference';
import type { ScannedCode } from '@/shared/lib/scan';
import { texts } from '../i18n';
import type { ScannedCard } from '../model/scanned-card';

type TakeScan = (code: ScannedCode) => Promise<void>;

/** Hands scans to a card, one after the other; the code of it comes with the first one. */
export function useCardScans(card: ScannedCard & { message: string }): (code: ScannedCode) => void {
  const client = useQueryClient();
  const latest = useRef(card);
  const work = useRef<Promise<TakeScan>>(undefined);
  // A scan may find the card as it stood before the last one: it asks for the card of now.
  useLayoutEffect(() => {
    latest.current = card;
  });
  return (code) => {
    work.current ??= import('../model/card-scans').then(({ createCardScans }) =>
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
        // Its code could not be fetched: the next scan tries again.
        work.current = undefined;
        latest.current.tell('error', texts.scan.notTaken);
      },
    );
  };
}
