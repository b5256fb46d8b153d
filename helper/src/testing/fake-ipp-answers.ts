import { operations, statusCodes, jobStates } from '../ipp/ipp-codes.ts';
import { groupOf, ippMessage } from '../ipp/ipp-message.ts';
import {
  attribute,
  keywordsAttribute,
  textAttribute,
  type IppAttribute,
  type IppGroup,
  type IppMessage,
} from '../ipp/ipp-value.ts';
import { describeFakeJob, isOver, newFakeJob, type FakeJob } from './fake-job.ts';
import type { PrinterBehaviour } from './printer-behaviour.ts';

/** State and capabilities of a fake printer. */
export interface PrinterModel {
  readonly name: string;
  readonly model: string;
  readonly formats: readonly string[];
  readonly media: readonly string[];
  /** Whether the printer reports which media it takes, or only refuses the others. */
  readonly saysMedia: boolean;
  /** Further attributes; they win over the usual ones of the same name. */
  readonly reports: readonly IppAttribute[];
  readonly isCups: boolean;
  readonly jobs: FakeJob[];
  attempts: number;
  behaviour: PrinterBehaviour;
}

type Answer = (request: IppMessage, printer: PrinterModel) => IppMessage;

const answers: ReadonlyMap<number, Answer> = new Map<number, Answer>([
  [operations.getPrinterAttributes, (request, printer) => success(request, [describePrinter(printer)])],
  [operations.cupsGetPrinters, (request, printer) => success(request, [describePrinter(printer)])],
  [operations.cupsGetDefault, (request, printer) => success(request, [describePrinter(printer)])],
  [operations.printJob, printJob],
  [operations.getJobs, getJobs],
  [operations.getJobAttributes, getJobAttributes],
  [operations.cancelJob, cancelJob],
]);

const operationNotSupported = 0x0501;

/** Answers one request and updates the model accordingly. */
export function answerIpp(request: IppMessage, printer: PrinterModel): IppMessage {
  const answer = answers.get(request.code);
  return answer === undefined ? reply(request, operationNotSupported, []) : answer(request, printer);
}

function printJob(request: IppMessage, printer: PrinterModel): IppMessage {
  printer.attempts += 1;
  const operation = groupOf(request, 'operation');
  const format = operation.string('document-format') ?? '';
  const attributes = request.groups.find(({ name }) => name === 'job')?.attributes ?? [];
  const refusal = refusalOf(printer, format, attributes);
  if (refusal !== undefined) {
    return reply(request, refusal.code, [{ name: 'unsupported', attributes: refusal.unsupported }]);
  }
  const job = newFakeJob(printer.jobs.length + 1, {
    name: operation.string('job-name') ?? '',
    format,
    document: Uint8Array.from(request.content),
    attributes,
  });
  printer.jobs.push(job);
  return success(request, [describeFakeJob(job, reasonsOf(printer))]);
}

interface Refusal {
  readonly code: number;
  readonly unsupported: readonly IppAttribute[];
}

function refusalOf(
  printer: PrinterModel,
  format: string,
  attributes: readonly IppAttribute[],
): Refusal | undefined {
  const { isRejecting, takesOneJobAtATime, busyTimes } = printer.behaviour;
  const unsupported = attributes.filter((it) => isUnknownMedium(it, printer.media));
  const isWorking = takesOneJobAtATime && printer.jobs.some((job) => !isOver(job));
  if (busyTimes > 0) {
    printer.behaviour = { ...printer.behaviour, busyTimes: busyTimes - 1 };
  }
  const checks: readonly (readonly [boolean, number])[] = [
    [isRejecting, statusCodes.notAcceptingJobs],
    [isWorking || busyTimes > 0, statusCodes.busy],
    [!printer.formats.includes(format), statusCodes.formatNotSupported],
    [unsupported.length > 0, statusCodes.attributesNotSupported],
  ];
  const code = checks.find(([applies]) => applies)?.[1];
  return code === undefined ? undefined : { code, unsupported };
}

/** Returns whether a printer with a list of media does not have this medium, given by name or by size. */
function isUnknownMedium({ name, values }: IppAttribute, media: readonly string[]): boolean {
  if (media.length === 0 || !name.startsWith('media')) {
    return false;
  }
  const [value] = values;
  const wanted =
    value?.type === 'collection' ? measured(value.members) : value && 'value' in value && value.value;
  return !media.some((known) => known === wanted || known.endsWith(`_${String(wanted)}`));
}

function measured(members: readonly IppAttribute[]): string {
  const size = members[0]?.values[0];
  const sides = size?.type === 'collection' ? size.members.flatMap(({ values }) => values) : [];
  return `${sides.map((side) => ('value' in side ? Number(side.value) / 100 : 0)).join('x')}mm`;
}

function getJobs(request: IppMessage, printer: PrinterModel): IppMessage {
  const isCompleted = groupOf(request, 'operation').string('which-jobs') === 'completed';
  const jobs = printer.jobs.filter((job) => isOver(job) === isCompleted);
  return success(
    request,
    jobs.map((job) => describeFakeJob(job, reasonsOf(printer))),
  );
}

function findJob(request: IppMessage, { jobs, behaviour }: PrinterModel): FakeJob | undefined {
  if (behaviour.hasLostJobs) {
    return undefined;
  }
  const id = groupOf(request, 'operation').number('job-id');
  return jobs.find((job) => job.id === id);
}

function getJobAttributes(request: IppMessage, printer: PrinterModel): IppMessage {
  const job = findJob(request, printer);
  return job === undefined
    ? reply(request, statusCodes.notFound, [])
    : success(request, [describeFakeJob(job, reasonsOf(printer))]);
}

function cancelJob(request: IppMessage, printer: PrinterModel): IppMessage {
  const job = findJob(request, printer);
  if (job === undefined || isOver(job)) {
    return reply(request, job === undefined ? statusCodes.notFound : statusCodes.notPossible, []);
  }
  job.state = jobStates.canceled;
  return success(request, []);
}

function reasonsOf({ behaviour }: PrinterModel): readonly string[] {
  return behaviour.isMediaEmpty ? ['media-empty-error'] : ['none'];
}

function describePrinter(printer: PrinterModel): IppGroup {
  const isWorking = printer.jobs.some((job) => !isOver(job));
  return {
    name: 'printer',
    attributes: [
      ...printer.reports,
      textAttribute('printer-name', 'nameWithoutLanguage', printer.name),
      textAttribute('printer-make-and-model', 'textWithoutLanguage', printer.model),
      attribute('printer-state', { type: 'enum', value: isWorking ? 4 : 3 }),
      keywordsAttribute('printer-state-reasons', reasonsOf(printer)),
      attribute('printer-is-accepting-jobs', { type: 'boolean', value: !printer.behaviour.isRejecting }),
      attribute('printer-resolution-default', { type: 'resolution', x: 203, y: 203, unit: 'dpi' }),
      {
        name: 'document-format-supported',
        values: printer.formats.map((value) => ({ type: 'mimeMediaType', value })),
      },
      keywordsAttribute('print-scaling-supported', ['none', 'fit', 'auto']),
      keywordsAttribute('sides-supported', ['one-sided']),
      { name: 'orientation-requested-supported', values: [3, 4].map((value) => ({ type: 'enum', value })) },
      ...(printer.saysMedia ? [keywordsAttribute('media-supported', printer.media)] : []),
      ...(printer.isCups ? [textAttribute('cups-version', 'textWithoutLanguage', '2.4.2')] : []),
    ],
  };
}

function success(request: IppMessage, groups: readonly IppGroup[]): IppMessage {
  return reply(request, statusCodes.ok, groups);
}

function reply(request: IppMessage, code: number, groups: readonly IppGroup[]): IppMessage {
  return ippMessage(code, request.requestId, [
    {
      name: 'operation',
      attributes: [
        textAttribute('attributes-charset', 'charset', 'utf-8'),
        textAttribute('attributes-natural-language', 'naturalLanguage', 'en'),
      ],
    },
    ...groups.filter(({ attributes }) => attributes.length > 0),
  ]);
}
