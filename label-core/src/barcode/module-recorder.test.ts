import everything from 'bwip-js/node';
import { describe, expect, it } from 'vitest';
import { isMatrix } from '../template/matrix-symbologies.ts';
import { symbologies, type Symbology } from '../template/template-schema.ts';
import { sampleValues } from '../testing/sample-values.ts';
import { encodeValue } from './check-and-encode.ts';
import { isRefusal } from './refusal.ts';
import type { BarcodeSymbol, MatrixSymbol } from './symbol.ts';

interface RawSymbol {
  readonly sbs?: readonly number[];
  readonly pixs?: readonly number[];
  readonly pixx?: number;
}

// oxlint-disable-next-line import/no-named-as-default-member -- the named `raw` is a symbology, not this function
const { raw: toRaw } = everything;

/** Returns the encoder's own list of modules, from the export that contains everything. */
function rawOf(symbology: Symbology, text: string): RawSymbol {
  const [symbol] = toRaw({ bcid: symbology, text, eclevel: 'M' } as Parameters<typeof toRaw>[0]);
  return symbol ?? {};
}

/** Returns bars and spaces without the space before the first bar and after the last one, which some lists have. */
function rawBars(symbology: Symbology, text: string): readonly number[] {
  const all = rawOf(symbology, text).sbs ?? [];
  // The guard pattern of a GS1 DataBar begins with a space.
  const sbs = all[0] === 0 ? all.slice(2) : all;
  return sbs.length % 2 === 1 ? sbs : sbs.slice(0, -1);
}

function encoded(symbology: Symbology): { readonly symbol: BarcodeSymbol; readonly text: string } {
  const result = encodeValue(symbology, sampleValues[symbology].value);
  if (isRefusal(result)) throw new Error(result.reason.message);
  return { symbol: result.symbol, text: result.value.text };
}

describe('the modules read from the drawing', () => {
  it.each<Symbology>(['ean13', 'ean8', 'upca', 'upce', 'code128', 'gs1-128', 'code39', 'databarexpanded'])(
    'of %s are the modules of the encoder',
    (symbology) => {
      const { symbol, text } = encoded(symbology);
      expect(symbol.kind === 'linear' && symbol.widths).toEqual(rawBars(symbology, text));
    },
  );

  it('of itf14 are the modules of the encoder, with bars widened to three modules', () => {
    const { symbol, text } = encoded('itf14');
    const widened = rawBars('itf14', text).map((width) => 2 * width - 1);
    expect(symbol.kind === 'linear' && symbol.widths).toEqual(widened);
  });

  it.each(symbologies.filter(isMatrix))(
    'of the matrix code %s are the modules of the encoder',
    (symbology) => {
      const { symbol, text } = encoded(symbology);
      const { pixs = [], pixx } = rawOf(symbology, text);
      if (symbol.kind !== 'matrix') throw new Error('a matrix was expected');
      expect(symbol.columns).toBe(pixx);
      expect(cellsOf(symbol)).toEqual(pixs);
    },
  );
});

/** Returns the cells that lie inside an odd number of outlines. */
function cellsOf({ columns, rows, outlines }: MatrixSymbol): readonly number[] {
  const cells = Array.from({ length: columns * rows }, () => 0);
  for (const outline of outlines) {
    for (let index = 0; index < outline.length; index += 2) {
      const [x0 = 0, y0 = 0] = [outline[index], outline[index + 1]];
      const [x1 = 0, y1 = 0] = [outline[(index + 2) % outline.length], outline[(index + 3) % outline.length]];
      if (x0 !== x1) continue;
      for (let y = Math.min(y0, y1); y < Math.max(y0, y1); y += 1) {
        for (let x = x0; x < columns; x += 1) cells[y * columns + x] = 1 - (cells[y * columns + x] ?? 0);
      }
    }
  }
  return cells;
}
