import { z } from 'zod';
import { codeOf, messageOf } from '../helper-error.ts';
import { helperVersion } from '../version.ts';
import { connectLimits } from './connect-limits.ts';

/** Thrown when the server refuses the key, which ends the program. The message is a sentence. */
export class KeyRefusedError extends Error {
  override readonly name = 'KeyRefusedError';
}

/** A call that failed but may succeed the next time. */
export class ServerFault extends Error {
  override readonly name = 'ServerFault';
  /** Null when there was no answer. */
  readonly status: number | null;

  constructor(status: number | null, message: string) {
    super(message);
    this.status = status;
  }
}

interface CallSettings<Data> {
  /** Schema of the `data` of the answer. */
  readonly answer: z.ZodType<Data>;
  readonly signal: AbortSignal;
  /** Longest time for which the server may hold the call. */
  readonly waitSeconds?: number;
}

/** Schema for the answer of a call that returns no data. */
export const nothing = z.unknown();

/** Calls made with one key. */
export interface ServerCalls {
  /** Returns the `data` of the answer. Throws {@link KeyRefusedError} or {@link ServerFault}. */
  post<Data>(path: string, body: unknown, settings: CallSettings<Data>): Promise<Data>;
}

export interface CallsIdentity {
  /** The origin of the server. */
  readonly server: string;
  readonly key: string;
  /** Name of the key in a refusal, for example `agent key`. */
  readonly keyName: string;
}

const refusalSchema = z.object({ Message: z.string() });
const keyRefusals: ReadonlySet<number> = new Set([401, 403]);

/** Creates calls to the server with a key. Redirects are not followed, because they would send the key elsewhere. */
export function createServerCalls({ server, key, keyName }: CallsIdentity): ServerCalls {
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    accept: 'application/json',
    'user-agent': `platen-connect/${helperVersion}`,
  };
  return {
    post: async (path, body, { answer: data, signal, waitSeconds = 0 }) => {
      const timeout = AbortSignal.timeout(waitSeconds * 1_000 + connectLimits.callMs);
      const { status, text } = await send(`${server}${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body, storableText),
        redirect: 'manual',
        signal: AbortSignal.any([signal, timeout]),
      });
      if (keyRefusals.has(status)) {
        throw new KeyRefusedError(`The server ${server} refuses the ${keyName}: ${sentenceOf(text, status)}`);
      }
      const answer = isGood(status) ? z.object({ data }).safeParse(jsonOf(text)) : undefined;
      if (!answer?.success) {
        throw new ServerFault(status, faultOf(text, status));
      }
      return answer.data.data;
    },
  };
}

/** Removes characters that no text should contain (NUL, lone surrogates), so that they do not make the server refuse a call. */
function storableText(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;
}

async function send(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    throw new ServerFault(null, `the server does not answer (${codeOf(cause) ?? messageOf(cause)})`);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isGood = (status: number) => status >= 200 && status < 300;

function sentenceOf(text: string, status: number): string {
  const refusal = refusalSchema.safeParse(jsonOf(text));
  return refusal.success ? refusal.data.Message : `status ${status}.`;
}

function faultOf(text: string, status: number): string {
  return isGood(status)
    ? 'the answer cannot be read; is CONNECT_SERVER the address of Platen, and as new as this program?'
    : `the server answers with status ${status}: ${sentenceOf(text, status)}`;
}
