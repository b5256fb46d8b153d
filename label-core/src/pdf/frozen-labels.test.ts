import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { parseLabelTemplate } from '../template/parse-label-template.ts';
import { frozenPrint, frozenTime, type FrozenLabel } from '../testing/frozen-print.ts';
import { loadFontSet } from './load-font-set.ts';

const folder = new URL('../testing/frozen-labels/', import.meta.url);
const files = readdirSync(folder);

/** Other texts of the process, whose glyphs the labels use for other characters, leave no trace in a print. */
beforeAll(() => {
  for (const weight of ['regular', 'bold'] as const)
    loadFontSet()[weight].source.layout(':…é\u00a0\u00ad\u2010ﬀﬁﬂﬃﬄ');
});

beforeEach(() => void vi.useFakeTimers({ now: frozenTime, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it('labels of version 1 are recorded: those of the catalogue and made ones of all kinds of elements', () => {
  expect(files.length).toBeGreaterThanOrEqual(34);
});

it.each(files)(
  '%s prints as it did when version 1 was the newest: PDF to the byte, ZPL to the dot',
  async (file) => {
    const { template, values, prints }: FrozenLabel = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    const read = parseLabelTemplate(template);
    expect(read).toEqual(template);
    for (const [dpi, print] of Object.entries(prints)) {
      expect(await frozenPrint(read, values, Number(dpi)), `${dpi} dpi`).toEqual(print);
    }
  },
);
