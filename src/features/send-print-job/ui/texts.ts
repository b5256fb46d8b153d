import type { EntryState, PrintJob, PrintSummary } from '../model/print-job';

/** `left`: the server keeps it for its agent. */
export type ShownState = EntryState | 'left';

const STATE_WORDS: Readonly<Record<ShownState, string>> = {
  queued: 'Waiting',
  left: 'Waiting for the agent',
  sending: 'Sending',
  accepted: 'Sent to the printer',
  reported: 'Printed',
  failed: 'Failed',
  unknown: 'May have been printed',
  canceled: 'Canceled',
};

const labels = (count: number) => (count === 1 ? '1 label' : `${count} labels`);

/** What did not simply come out, in the order of its weight. */
const notPrinted = ({ failed, unknown, notSent }: PrintSummary) =>
  [
    failed > 0 && `${failed} failed`,
    unknown > 0 && `${unknown} not confirmed`,
    notSent > 0 && `${notSent} not sent`,
  ].filter((part) => part !== false);

const range = (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`);

/** The words of the print progress. */
export const texts = {
  title: 'Print job',
  progress: 'Labels printed',
  stateWord: (state: ShownState) => STATE_WORDS[state],
  entry: (labelName: string, count: number) => (labelName ? `${labelName}, ${labels(count)}` : labels(count)),
  /** Which labels of their line or job, counted from 1. */
  position: (first: number, last: number, total: number) => `${range(first, last)} of ${total}`,
  mayBePrinted: (first: number, last: number, total: number) =>
    first === last
      ? `Label ${first} of ${total} may have been printed`
      : `Labels ${first} to ${last} of ${total} may have been printed`,
  attention: (words: string) => `Waiting at the printer: ${words}`,
  summary: (summary: PrintSummary) =>
    [`${summary.printed} of ${labels(summary.requested)} printed`, ...notPrinted(summary)].join(', '),
  lineSummary: (summary: PrintSummary) =>
    [`${summary.printed} of ${summary.requested} printed`, ...notPrinted(summary)].join(', '),
  fold: (isOpen: boolean, count: number) => (isOpen ? 'Show fewer' : `Show all ${count}`),
  foldOf: (words: string, name: string) => [words, name].filter((part) => part !== '').join(': '),
  jobName: ({ name, entries: [first] }: PrintJob) =>
    name || first?.file.articleName || first?.file.labelName || '',
  elsewhere: (name: string, count: number) =>
    `Another tab is printing this job: ${[name, labels(count)].filter((part) => part !== '').join(', ')}. It can be paused and decided there.`,
  waiting: (count: number) => `, ${count} of them waiting at the printer`,
  paused: '. Paused',
  pause: 'Pause',
  resume: 'Resume',
  cancelRest: 'Cancel the rest',
  printAgain: 'Print again',
  wasPrinted: 'It was printed',
  withdraw: 'Do not print it',
  dismiss: 'Close',
  unfinished: 'Unfinished prints',
} as const;
