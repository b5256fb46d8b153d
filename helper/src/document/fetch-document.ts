import { messageOf } from '../helper-error.ts';
import { limits } from '../limits.ts';
import { SubmissionError } from '../drivers/driver.ts';

/** Fetches a print file. Throws `SubmissionError`: 'retry' for temporary faults, 'refused' for all others. */
export type FetchDocument = (url: string, signal: AbortSignal) => Promise<Uint8Array>;

/** Sends a plain GET without credentials and without redirects, at most 25 MB and 30 s. The caller has checked the origin. */
export const fetchDocument: FetchDocument = async (url, signal) => {
  const response = await getOrRetry(url, AbortSignal.any([signal, AbortSignal.timeout(limits.fileFetchMs)]));
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw refusalOf(response.status);
  }
  return readBody(response.body);
};

async function getOrRetry(url: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, { redirect: 'manual', credentials: 'omit', signal });
  } catch (error) {
    throw new SubmissionError('retry', `the file server does not answer (${messageOf(error)})`);
  }
}

function refusalOf(status: number): SubmissionError {
  if (status >= 300 && status < 400) {
    return new SubmissionError(
      'refused',
      'The print file has moved to another address, which is not followed.',
    );
  }
  return status >= 500
    ? new SubmissionError('retry', `the file server answered with status ${status}`)
    : new SubmissionError('refused', `The print file cannot be fetched (status ${status}).`);
}

async function readBody(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > limits.documentBytes) {
        throw new SubmissionError('refused', 'The print file is larger than 25 MB.');
      }
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof SubmissionError
      ? error
      : new SubmissionError('retry', 'the file broke off on its way');
  }
  return Buffer.concat(chunks);
}
