import { operations } from './ipp-codes.ts';
import type { IppEndpoint } from './ipp-exchange.ts';
import { ippMessage } from './ipp-message.ts';
import {
  attribute,
  keywordsAttribute,
  textAttribute,
  type IppAttribute,
  type IppMessage,
} from './ipp-value.ts';

/** User name that this program sends to a printer; jobs are found again by it and by their own name. */
const requestingUser = 'platen-helper';

let lastRequestId = 0;

function nextRequestId(): number {
  lastRequestId = (lastRequestId % 0x7fffffff) + 1;
  return lastRequestId;
}

function request(code: number, attributes: readonly IppAttribute[]): IppMessage {
  return ippMessage(code, nextRequestId(), [
    {
      name: 'operation',
      attributes: [
        textAttribute('attributes-charset', 'charset', 'utf-8'),
        textAttribute('attributes-natural-language', 'naturalLanguage', 'en'),
        ...attributes,
      ],
    },
  ]);
}

const user = textAttribute('requesting-user-name', 'nameWithoutLanguage', requestingUser);

function printerUri({ uri }: IppEndpoint): IppAttribute {
  return textAttribute('printer-uri', 'uri', uri);
}

function ofPrinter(endpoint: IppEndpoint): IppAttribute[] {
  return [printerUri(endpoint), user];
}

/** Returns the attributes that identify a job, in the order that RFC 8011 requires: the job right after its printer. */
function ofJob(endpoint: IppEndpoint, jobId: number): IppAttribute[] {
  return [printerUri(endpoint), attribute('job-id', { type: 'integer', value: jobId }), user];
}

export function getPrinterAttributes(endpoint: IppEndpoint, names: readonly string[]): IppMessage {
  return request(operations.getPrinterAttributes, [
    ...ofPrinter(endpoint),
    keywordsAttribute('requested-attributes', names),
  ]);
}

export function cupsGetPrinters(names: readonly string[]): IppMessage {
  return request(operations.cupsGetPrinters, [keywordsAttribute('requested-attributes', names)]);
}

export function cupsGetDefault(): IppMessage {
  return request(operations.cupsGetDefault, [keywordsAttribute('requested-attributes', ['printer-name'])]);
}

export interface PrintJobRequest {
  readonly jobName: string;
  readonly mediaType: string;
  readonly jobAttributes: readonly IppAttribute[];
  readonly document: Uint8Array;
}

/** Creates a Print-Job request with fidelity: a printer that would have to ignore an attribute refuses the job instead. */
export function printJob(endpoint: IppEndpoint, job: PrintJobRequest): IppMessage {
  const message = request(operations.printJob, [
    ...ofPrinter(endpoint),
    textAttribute('job-name', 'nameWithoutLanguage', job.jobName),
    attribute('ipp-attribute-fidelity', { type: 'boolean', value: true }),
    textAttribute('document-format', 'mimeMediaType', job.mediaType),
  ]);
  const groups =
    job.jobAttributes.length === 0
      ? message.groups
      : [...message.groups, { name: 'job', attributes: job.jobAttributes } as const];
  return { ...message, groups, content: job.document };
}

export function getJobs(endpoint: IppEndpoint, which: 'completed' | 'not-completed'): IppMessage {
  return request(operations.getJobs, [
    ...ofPrinter(endpoint),
    textAttribute('which-jobs', 'keyword', which),
    keywordsAttribute('requested-attributes', ['job-id', 'job-uuid', 'job-name', 'job-state']),
  ]);
}

export function getJobAttributes(endpoint: IppEndpoint, jobId: number, names: readonly string[]): IppMessage {
  return request(operations.getJobAttributes, [
    ...ofJob(endpoint, jobId),
    keywordsAttribute('requested-attributes', names),
  ]);
}

export function cancelJob(endpoint: IppEndpoint, jobId: number): IppMessage {
  return request(operations.cancelJob, ofJob(endpoint, jobId));
}
