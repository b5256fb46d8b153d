import type { EntryState, PrintSummary } from '../model/print-job';

const STATE_WORDS: Readonly<Record<EntryState, string>> = {
  queued: 'Waiting',
  sending: 'Sending',
  accepted: 'Sent to the printer',
  reported: 'Printed',
  failed: 'Failed',
  unknown: 'May have been printed',
  canceled: 'Canceled',
};

const labels = (count: number) => (count === 1 ? '1 label' : `${count} labels`);

/** The words of the print progress. */
export const texts = {
  title: 'Print job',
  progress: 'Labels printed',
  stateWord: (state: EntryState) => STATE_WORDS[state],
  entry: (labelName: string, count: number) => (labelName ? `${labelName}, ${labels(count)}` : labels(count)),
  position: (index: number, total: number) => `${index + 1} of ${total}`,
  summary: ({ requested, printed, failed, unknown, notSent }: PrintSummary) =>
    [
      `${printed} of ${labels(requested)} printed`,
      failed > 0 && `${failed} failed`,
      unknown > 0 && `${unknown} not confirmed`,
      notSent > 0 && `${notSent} not sent`,
    ]
      .filter((part) => part !== false)
      .join(', '),
  resume: 'Resume',
  cancelRest: 'Cancel the rest',
  printAgain: 'Print again',
  wasPrinted: 'It was printed',
  dismiss: 'Close',
  unfinished: 'Unfinished prints',
} as const;
