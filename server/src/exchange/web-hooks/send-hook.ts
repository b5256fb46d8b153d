import { Buffer } from 'node:buffer';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Sentence } from 'label-core/sentence';
import { sentences } from '../sentences/index.ts';
import {
  pinAddress,
  readHookUrl,
  RefusedAddress,
  type AddressRules,
  type HostAddress,
} from './hook-address.ts';

const faults = sentences.webHookFault;

const deadlineMs = 5000;
const maxResponseBytes = 64 * 1024;
/** Max. characters of a response that are stored, enough to see what was wrong. */
const keptCharacters = 1000;

export interface HookRequest {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface HookAnswer {
  /** Null if there was no response. */
  readonly status: number | null;
  /** Beginning of the response. */
  readonly response: string;
  /** Reason of the failure; omitted if the message was delivered. */
  readonly fault?: Sentence;
}

/** Sends one message and returns the result; never throws. Five seconds in total, no redirect, one address. */
export async function sendHook(rules: AddressRules, message: HookRequest): Promise<HookAnswer> {
  const timeout = AbortSignal.timeout(deadlineMs);
  try {
    const url = readHookUrl(message.url, rules);
    const pinned = await withinTime(pinAddress(url, rules), timeout);
    return judge(await post(url, pinned, message, timeout));
  } catch (error) {
    return { status: null, response: '', fault: faultOf(error, timeout) };
  }
}

/** Stops waiting at the deadline, as a DNS lookup without an answer cannot be cancelled. */
const withinTime = <Result>(work: Promise<Result>, signal: AbortSignal) =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('too late')), { once: true });
    }),
  ]);

interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

function post(
  url: URL,
  { address, family }: HostAddress,
  { body, headers }: HookRequest,
  signal: AbortSignal,
): Promise<RawAnswer> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal,
        agent: false,
        // Connects to the address that was checked, whatever the name resolves to now.
        lookup: (_hostname, { all }, found) =>
          all ? found(null, [{ address, family }]) : found(null, address, family),
      },
      (response) => {
        readBeginning(response).then((text) => resolve({ status: response.statusCode ?? 0, text }), reject);
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** Reads the first 64 KB and does not wait for the rest. */
async function readBeginning(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size >= maxResponseBytes) break;
  }
  response.destroy();
  return Buffer.concat(chunks).subarray(0, maxResponseBytes).toString('utf8');
}

function judge({ status, text }: RawAnswer): HookAnswer {
  const response = text
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .slice(0, keptCharacters)
    .toWellFormed();
  if (status >= 200 && status < 300) return { status, response };
  const isRedirect = status >= 300 && status < 400;
  return { status, response, fault: (isRedirect ? faults.redirect : faults.answered)({ status }) };
}

const faultByCode: Readonly<Record<string, Sentence>> = {
  ECONNREFUSED: faults.nobodyListens,
  ECONNRESET: faults.brokenOff,
  EHOSTUNREACH: faults.unreachable,
  ENETUNREACH: faults.unreachable,
  DEPTH_ZERO_SELF_SIGNED_CERT: faults.untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: faults.untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: faults.untrusted,
  CERT_HAS_EXPIRED: faults.certificateExpired,
  ERR_TLS_CERT_ALTNAME_INVALID: faults.otherHost,
};

/** Returns a sentence of our own, because the network's messages can name hosts inside. */
function faultOf(error: unknown, timeout: AbortSignal): Sentence {
  if (timeout.aborted) return faults.silent({ seconds: deadlineMs / 1000 });
  if (error instanceof RefusedAddress) return error.sentence;
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  return faultByCode[code] ?? faults.failed;
}
