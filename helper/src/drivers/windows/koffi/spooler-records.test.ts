import { describe, expect, it } from 'vitest';
import { readJobs, readPrinters, type Filled } from './spooler-records.ts';

const address = 0x7f_00_12_34_50_00n;

/** Memory as the spooler fills it: records, with the texts they point to behind them. */
class Memory {
  readonly #bytes = Buffer.alloc(4096);
  #textAt = 1024;

  text(place: number, text: string): void {
    this.#bytes.writeBigUInt64LE(address + BigInt(this.#textAt), place);
    this.#textAt += this.#bytes.write(`${text}\0`, this.#textAt, 'utf16le');
  }

  number(place: number, value: number): void {
    this.#bytes.writeUInt32LE(value, place);
  }

  /** Points to settings with a resolution. */
  settings(place: number, dpi: number): void {
    this.#bytes.writeBigUInt64LE(address + 2048n, place);
    this.#bytes.writeUInt32LE(0x4_00, 2048 + 72);
    this.#bytes.writeInt16LE(dpi, 2048 + 90);
  }

  filled(count: number): Filled {
    return { bytes: this.#bytes, address, count };
  }
}

describe('what the spooler writes into memory', () => {
  it('is read as printers', () => {
    const memory = new Memory();
    memory.text(8, 'Etiketten Süd');
    memory.text(24, 'USB001');
    memory.text(32, 'ZDesigner ZD421');
    memory.settings(56, 203);
    memory.number(104, 0x4_00);
    memory.number(124, 0x10);
    memory.text(136 + 8, 'Office');
    expect(readPrinters(memory.filled(2))).toEqual([
      {
        name: 'Etiketten Süd',
        port: 'USB001',
        driver: 'ZDesigner ZD421',
        attributes: 0x4_00,
        status: 0x10,
        dpi: 203,
      },
      { name: 'Office', port: '', driver: '', attributes: 0, status: 0, dpi: null },
    ]);
  });

  it('is read as jobs', () => {
    const memory = new Memory();
    memory.number(0, 17);
    memory.text(32, 'key');
    memory.text(48, 'Cutter jammed');
    memory.number(56, 0x2);
    memory.number(72, 4);
    expect(readJobs(memory.filled(1))).toEqual([
      { id: 17, document: 'key', said: 'Cutter jammed', status: 2, pagesPrinted: 4 },
    ]);
  });

  it('is left out where it points out of the memory', () => {
    const bytes = Buffer.alloc(96);
    bytes.writeBigUInt64LE(address + 96n, 32);
    expect(readJobs({ bytes, address, count: 1 })).toMatchObject([{ document: '', said: null }]);
  });
});
