import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const pack = promisify(gzip);

/** Shortest answer that is compressed: a shorter one goes in one packet as it is. */
const PACKED_FROM_BYTES = 1024;

/**
 * Returns a JSON answer, compressed if it is long and its reader accepts gzip. It always tells its length: a client or a
 * proxy then knows an answer that was cut off from a whole one, also an empty one.
 * @param acceptEncoding header of the request
 */
export async function jsonAnswer(answer: unknown, acceptEncoding: string | undefined): Promise<Response> {
  const bytes = bytesOf(answer);
  if (bytes.length < PACKED_FROM_BYTES) return withLength(bytes, JSON_TYPE);
  const varying = { ...JSON_TYPE, Vary: 'Accept-Encoding' };
  return acceptsGzip(acceptEncoding)
    ? withLength(await pack(bytes), { ...varying, 'Content-Encoding': 'gzip' })
    : withLength(bytes, varying);
}

/** Returns a JSON answer that is not compressed, also not on its way: its content is compressed already. */
export const compactAnswer = (answer: unknown): Response =>
  withLength(bytesOf(answer), { ...JSON_TYPE, 'Cache-Control': 'no-store, no-transform' });

const JSON_TYPE = { 'Content-Type': 'application/json' } as const;

const bytesOf = (answer: unknown) => Buffer.from(JSON.stringify(answer));

const withLength = (bytes: Buffer<ArrayBuffer>, headers: Readonly<Record<string, string>>) =>
  new Response(bytes, { headers: { ...headers, 'Content-Length': String(bytes.length) } });

/** Returns whether a header Accept-Encoding allows gzip (RFC 9110, 12.5.3). */
export function acceptsGzip(header = ''): boolean {
  const weights = new Map(
    header.split(',').map((part) => {
      const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [coding, weight === undefined ? 1 : Number(weight)];
    }),
  );
  return (weights.get('gzip') ?? weights.get('*') ?? 0) > 0;
}
