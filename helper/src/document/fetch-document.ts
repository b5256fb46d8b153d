import { messageOf } from '../helper-error.ts';
import { limits, megabyte } from '../limits.ts';
import { SubmissionError } from '../drivers/driver.ts';
import { sentences } from '../sentences/index.ts';

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
    throw new SubmissionError('retry', sentences.cause.noFile({ text: messageOf(error) }));
  }
}

function refusalOf(status: number): SubmissionError {
  if (status >= 300 && status < 400) {
    return new SubmissionError('refused', sentences.job.fileMoved);
  }
  return status >= 500
    ? new SubmissionError('retry', sentences.cause.fileStatus({ status }))
    : new SubmissionError('refused', sentences.job.fileRefused({ status }));
}

async function readBody(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > limits.documentBytes) {
        throw new SubmissionError(
          'refused',
          sentences.job.largeFile({ most: limits.documentBytes / megabyte }),
        );
      }
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof SubmissionError ? error : new SubmissionError('retry', sentences.cause.brokenFile);
  }
  return Buffer.concat(chunks);
}
