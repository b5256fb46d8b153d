import { HelperError, sentenceOf } from '../helper-error.ts';
import { isSuccess } from '../ipp/ipp-codes.ts';
import { groupOf, groupsOf } from '../ipp/ipp-message.ts';
import { cupsGetDefault, cupsGetPrinters } from '../ipp/ipp-operations.ts';
import type { Timeouts } from '../limits.ts';
import { NoConnectionError } from '../printer-connection.ts';
import type { Queue, QueueDriver } from './driver.ts';
import { printOverIpp } from './ipp-driver.ts';
import { cupsQueueEndpoint, cupsServiceEndpoint } from './ipp-endpoints.ts';
import { printerAttributeNames, readIppPrinter } from './ipp-printer.ts';
import { createAsk } from './ipp-question.ts';
import { sentences } from '../sentences/index.ts';
import type { QueueTarget } from '../target/target.ts';

/** Driver for the CUPS queues of this computer (Linux, macOS), over the CUPS socket. A computer without CUPS has no queues. */
export function createCupsDriver(socketPath: string, timeouts: Timeouts): QueueDriver {
  const ask = createAsk(timeouts);
  const service = cupsServiceEndpoint(socketPath);
  const driver = printOverIpp<QueueTarget>(({ queue }) => cupsQueueEndpoint(socketPath, queue), timeouts);

  async function listQueues(signal: AbortSignal): Promise<readonly Queue[]> {
    const [printers, preferred] = await Promise.all([
      ask(service, cupsGetPrinters(printerAttributeNames), signal),
      ask(service, cupsGetDefault(), signal),
    ]);
    const defaultName = isSuccess(preferred.code)
      ? groupOf(preferred, 'printer').string('printer-name')
      : undefined;
    return groupsOf(printers, 'printer').map(
      (group) => readIppPrinter(group, group.string('printer-name') === defaultName).queue,
    );
  }

  return {
    kind: 'queue',
    system: 'unix',
    ...driver,
    preflight: async (candidate, signal) => {
      const attention = await driver.preflight(candidate, signal);
      if (attention?.reason === 'offline') {
        await requireService(() => ask(service, cupsGetDefault(), signal), candidate.target.queue);
      }
      return attention;
    },
    queues: async (signal) => {
      try {
        return await listQueues(signal);
      } catch (error) {
        if (error instanceof NoConnectionError) {
          return [];
        }
        throw new HelperError(503, sentences.printerRefusal.serviceSilent({ reason: sentenceOf(error) }));
      }
    },
  };
}

/** Throws 404 when the print service is absent: none of its queues exist then, so waiting would not help. */
async function requireService(askAnything: () => Promise<unknown>, queue: string): Promise<void> {
  try {
    await askAnything();
  } catch (error) {
    if (error instanceof NoConnectionError) {
      throw new HelperError(404, sentences.printerRefusal.noService({ queue }));
    }
  }
}
