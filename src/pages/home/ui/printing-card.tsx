import { WidgetCard, type CardInDeck } from '@/features/quick-print';
import { isUnfinished, PrintProgress, usePrintJob, usePrintProgressCode } from '@/features/send-print-job';

/** A card that prints through the printer helper. */
export function PrintingCard(card: CardInDeck) {
  const { print, outcome, job, reset } = usePrintJob();
  usePrintProgressCode();
  return (
    <WidgetCard
      {...card}
      print={async (request) => {
        const result = await print({ kind: 'quick', request });
        return result?.isOk ? { ok: true } : { ok: false, reason: result?.message ?? '' };
      }}
      progress={
        outcome &&
        job &&
        // A print that went well may still fail at the printer.
        (!outcome.isOk || isUnfinished(job)) && <PrintProgress job={job} onClose={reset} />
      }
    />
  );
}
