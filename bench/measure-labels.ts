import { layout, sceneToSvg } from 'label-core';
import { loadFontSet, streamPdf } from 'label-core/pdf';
import { benchImages, benchTemplate, benchValues } from './bench-label.ts';
import { median, quantile, type Measurement } from './measurement.ts';

const LABELS = 1000;
const PDF_RUNS = 3;
const KEYSTROKES = 200;
const DPI = 300;
const MB = 1_000_000;

/**
 * Measures a thousand labels in one PDF. The first, cold run counts too; the file is kept in memory, as for sending it.
 */
export async function measurePdf(): Promise<Measurement[]> {
  const rssAtStart = process.memoryUsage.rss();
  let rssPeak = rssAtStart;
  const msALabel: number[] = [];
  for (let run = 0; run < PDF_RUNS; run += 1) {
    const labels = Array.from({ length: LABELS }, (_none, at) => ({
      values: benchValues(run * LABELS + at),
      copies: 1,
    }));
    const file: Uint8Array[] = [];
    const startedAt = performance.now();
    await streamPdf({ template: benchTemplate, labels, dpi: DPI, images: benchImages }, (chunk) => {
      file.push(chunk);
      rssPeak = Math.max(rssPeak, process.memoryUsage.rss());
    });
    msALabel.push((performance.now() - startedAt) / LABELS);
  }
  return [
    { what: '1,000 labels in one PDF, each', measured: median(msALabel), unit: 'ms', budget: 5 },
    {
      what: '1,000 labels in one PDF, memory grows by at most',
      measured: (rssPeak - rssAtStart) / MB,
      unit: 'MB',
      budget: 250,
    },
  ];
}

/** Measures what the preview computes for each letter of a name: layout and SVG. */
export function measureRepaint(): Measurement[] {
  const fonts = loadFontSet();
  const values = benchValues(0);
  const times = Array.from({ length: KEYSTROKES }, (_none, at) => {
    const name = `Tarte à la crème ${'abcdefghijklmnopqrst'.slice(0, (at % 20) + 1)} ${at}`;
    const startedAt = performance.now();
    sceneToSvg(layout(benchTemplate, { ...values, name }, { dpi: DPI, fonts, images: benchImages }));
    return performance.now() - startedAt;
  });
  return [
    { what: 'layout and SVG of one keystroke', measured: median(times), unit: 'ms', budget: 50 },
    { what: 'layout and SVG of one keystroke, p95', measured: quantile(times, 0.95), unit: 'ms', budget: 50 },
  ];
}
