/** Thrown for bytes that are not an IPP message; `offset` is the position where decoding failed. */
export class IppDecodeError extends Error {
  override readonly name = 'IppDecodeError';
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(`${message} (at byte ${offset})`);
    this.offset = offset;
  }
}

/** A cursor over untrusted bytes: every read is checked against the end, so no length field is trusted. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #base: number;
  #offset = 0;

  /** @param base position of `bytes` in the whole message, for the offsets in errors */
  constructor(bytes: Uint8Array, base = 0) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#base = base;
  }

  get offset(): number {
    return this.#base + this.#offset;
  }

  get remaining(): number {
    return this.#bytes.length - this.#offset;
  }

  uint8(): number {
    return this.#view.getUint8(this.#advance(1));
  }

  int8(): number {
    return this.#view.getInt8(this.#advance(1));
  }

  uint16(): number {
    return this.#view.getUint16(this.#advance(2));
  }

  int32(): number {
    return this.#view.getInt32(this.#advance(4));
  }

  take(length: number): Uint8Array {
    const start = this.#advance(length);
    return this.#bytes.subarray(start, start + length);
  }

  /** Reads a field with a two-byte length prefix, as IPP encodes names and values. */
  field(): Uint8Array {
    return this.take(this.uint16());
  }

  rest(): Uint8Array {
    return this.take(this.remaining);
  }

  fail(message: string): never {
    throw new IppDecodeError(message, this.offset);
  }

  #advance(length: number): number {
    if (length > this.remaining) {
      this.fail(`${length} bytes wanted, ${this.remaining} left`);
    }
    const start = this.#offset;
    this.#offset += length;
    return start;
  }
}
