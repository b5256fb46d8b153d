import {
  ArchiveRefusal,
  frameHeadBytes,
  frameKinds,
  greatestFrame,
  type FrameKind,
} from './archive-format.ts';

export interface Frame {
  readonly kind: FrameKind;
  readonly content: Buffer;
}

const kindOf = new Map<number, FrameKind>(
  Object.entries(frameKinds).map(([kind, byte]) => [byte, kind as FrameKind]),
);

/** Returns the bytes of a frame. @throws Error when it is longer than its kind may be */
export function frameBytes(kind: FrameKind, content: Uint8Array = new Uint8Array()): Buffer {
  if (content.length > greatestFrame[kind]) throw new Error(`A frame ${kind} of ${content.length} bytes.`);
  const frame = Buffer.allocUnsafe(frameHeadBytes + content.length);
  frame.writeUInt8(frameKinds[kind], 0);
  frame.writeUInt32BE(content.length, 1);
  frame.set(content, frameHeadBytes);
  return frame;
}

/** Reads frames out of the chunks of a stream, however they are cut. @throws ArchiveRefusal */
export async function* readFrames(chunks: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      const frame = firstFrame(rest);
      if (frame === undefined) break;
      rest = rest.subarray(frameHeadBytes + frame.content.length);
      yield frame;
    }
  }
  if (rest.length > 0) throw new ArchiveRefusal('The backup is damaged: it ends in the middle of its data.');
}

/** Returns the frame at the beginning of these bytes; undefined if not all of it is there. */
function firstFrame(bytes: Buffer): Frame | undefined {
  if (bytes.length < frameHeadBytes) return undefined;
  const kind = kindOf.get(bytes.readUInt8(0));
  const length = bytes.readUInt32BE(1);
  if (kind === undefined || length > greatestFrame[kind])
    throw new ArchiveRefusal('The backup is damaged: it holds something that no Platen wrote.');
  if (bytes.length < frameHeadBytes + length) return undefined;
  return { kind, content: bytes.subarray(frameHeadBytes, frameHeadBytes + length) };
}
