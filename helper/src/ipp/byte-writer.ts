/** Thrown for a value that IPP cannot encode, for example a text longer than its two-byte length allows. */
export class IppEncodeError extends Error {
  override readonly name = 'IppEncodeError';
}

const maxFieldLength = 0x7fff;

/** Collects big-endian fields and concatenates them once at the end. */
export class ByteWriter {
  readonly #chunks: Buffer[] = [];

  uint8(value: number): this {
    return this.bytes(Buffer.of(value));
  }

  uint16(value: number): this {
    const chunk = Buffer.alloc(2);
    chunk.writeUInt16BE(value);
    return this.bytes(chunk);
  }

  int32(value: number): this {
    if (!Number.isInteger(value) || value < -0x80000000 || value > 0x7fffffff) {
      throw new IppEncodeError(`${value} is not a 32-bit integer`);
    }
    const chunk = Buffer.alloc(4);
    chunk.writeInt32BE(value);
    return this.bytes(chunk);
  }

  bytes(chunk: Uint8Array): this {
    this.#chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    return this;
  }

  /** Writes a field with a two-byte length prefix. */
  field(chunk: Uint8Array): this {
    if (chunk.length > maxFieldLength) {
      throw new IppEncodeError(
        `A field of ${chunk.length} bytes is longer than IPP allows (${maxFieldLength})`,
      );
    }
    return this.uint16(chunk.length).bytes(chunk);
  }

  text(value: string): this {
    return this.field(Buffer.from(value, 'utf8'));
  }

  finish(): Buffer {
    return Buffer.concat(this.#chunks);
  }
}
