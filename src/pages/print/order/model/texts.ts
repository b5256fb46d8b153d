import { LABELS_PER_JOB } from '../config/limits';

const labels = (count: number) => (count === 1 ? '1 label' : `${count.toLocaleString('en')} labels`);
const lines = (count: number) => (count === 1 ? '1 line' : `${count.toLocaleString('en')} lines`);
const prints = (count: number) => (count === 1 ? '1 print' : `${count} prints`);

/** What the order's print screens say of what is going to be printed, or is not. */
export const texts = {
  noLabel: 'This article has no label to print. Connect one to it first, or leave the line out.',
  chooseLabel: 'The label of this line is not published. Choose another one, or leave the line out.',
  tooMany: `One line prints at most ${LABELS_PER_JOB.toLocaleString('en')} labels at once.`,
  required: (name: string) => `${name} is required.`,
  nothingChosen: 'Not printed. Tick at least one line.',
  outOfPrints: 'Out of printjobs',
  faulty: (count: number, first: string) =>
    count === 1
      ? `Not printed. ${first}`
      : `Not printed. ${lines(count)} have to be mended or left out first: ${first}`,
  consequence: (total: number, lineCount: number, printer: string | undefined) =>
    printer === undefined
      ? `${labels(total)} of ${lines(lineCount)}`
      : `${labels(total)} of ${lines(lineCount)} on ${printer}`,
  ofThemSpare: (count: number) => `, ${count.toLocaleString('en')} of them spare`,
  inJobs: (count: number) =>
    `Goes in ${count} print jobs, one after the other; each takes one print of your allowance.`,
  takes: (count: number, left: number) => `Takes ${prints(count)} of the ${left} left this month.`,
  tooFewPrints: (count: number, left: number) =>
    `Not printed. This takes ${prints(count)}, and ${left} ${left === 1 ? 'is' : 'are'} left this month. Leave lines out, or print the rest next month.`,
  notSentYet: (count: number) =>
    count === 1
      ? '1 line is not sent yet: it is still ticked above.'
      : `${lines(count)} are not sent yet: they are still ticked above.`,
  waitsForJob: (count: number) =>
    count === 1
      ? '1 line follows by itself once this job is printed. Print sends it now.'
      : `${lines(count)} follow by themselves once this job is printed. Print sends them now.`,
} as const;
