import { createHash } from 'node:crypto';

const LINE_END = 0x0a;

/** What is counted of the COPY text of a table. */
export interface TableCount {
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** Counts the COPY text of a table as it passes. A line of it is a row: line ends inside of values are escaped. */
export class TableCounter {
  readonly #hash = createHash('sha256');
  #rows = 0;
  #bytes = 0;

  add(chunk: Uint8Array): void {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
    for (let at = chunk.indexOf(LINE_END); at !== -1; at = chunk.indexOf(LINE_END, at + 1)) this.#rows += 1;
  }

  /** Returns the sums, once. */
  end(): TableCount {
    return { rows: this.#rows, bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}
