import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { layout } from '../layout/layout.ts';
import { LabelValueError } from '../problem/label-value-error.ts';
import { sampleJpeg, samplePng } from '../testing/sample-image.ts';
import { sampleBarcode, sampleTemplate, sampleText } from '../testing/sample-template.ts';
import { isBlack } from '../zpl/bitmap.ts';
import { rasterisePages } from '../testing/rasterise-pages.ts';
import type { LabelJob } from './label-job.ts';
import { loadFontSet } from './load-font-set.ts';
import { renderPdf, streamPdf } from './render-pdf.ts';

const template = sampleTemplate({
  widthMm: 62.5,
  heightMm: 29,
  variables: ['text', 'code', { name: 'logo', type: 'media-ref' }],
  elements: [
    sampleText({ widthMm: 50 }),
    { type: 'image', id: 'logo', xMm: 40, yMm: 5, widthMm: 20, heightMm: 20, source: { variable: 'logo' } },
  ],
});

function jobOf(labels: LabelJob['labels'], changes: Partial<LabelJob> = {}): LabelJob {
  return { template, labels, dpi: 203, images: { logo: samplePng(40, 20) }, ...changes };
}

function labelOf(text: string, copies = 1): LabelJob['labels'][number] {
  return { values: { text, logo: 'logo' }, copies };
}

/** Returns the file as text, with all streams decompressed. */
function readable(pdf: Uint8Array): string {
  const raw = Buffer.from(pdf).toString('latin1');
  return raw.replace(/stream\n([\s\S]*?)\nendstream/g, (all, body: string) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return all;
    }
  });
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

describe('a PDF of labels', () => {
  it('has pages of exactly the label’s size and is never scaled', async () => {
    const text = readable(await renderPdf(jobOf([labelOf('a'), labelOf('b')])));
    const boxes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(boxes).toHaveLength(2);
    for (const [, width, height] of boxes) {
      expect((Number(width) * 25.4) / 72).toBeCloseTo(62.5, 5);
      expect((Number(height) * 25.4) / 72).toBeCloseTo(29, 5);
    }
    expect(text).toMatch(/\/PrintScaling \/None/);
  });

  it('has a page for each copy, which share what is drawn on them', async () => {
    const text = readable(await renderPdf(jobOf([labelOf('a', 3), labelOf('b', 2)])));
    expect(count(text, /\/Type \/Page\n/g)).toBe(5);
    expect(text).toMatch(/\/Count 5/);
    expect(new Set(text.match(/\/Contents \d+ 0 R/g))).toHaveLength(2);
    expect(count(text, /\bBT\b/g)).toBe(2);
  });

  it('embeds an image once, however many labels show it', async () => {
    const text = readable(await renderPdf(jobOf([labelOf('a'), labelOf('b'), labelOf('c')])));
    expect(count(text, /\/Subtype \/Image/g)).toBe(1);
    expect(count(text, /\/I1 Do/g)).toBe(3);
  });

  it('embeds only the letters it uses', async () => {
    const small = await renderPdf(jobOf([labelOf('abc')]));
    expect(readable(small)).toMatch(/\/FontName \/[A-Z]{6}\+NotoSans-Regular/);
    expect(small.length).toBeLessThan(20_000);
  });

  it('sets each glyph where the scene has it', async () => {
    const values = { text: 'AVATAR Tọ̣a office', logo: '' };
    const fonts = loadFontSet();
    const scene = layout(template, values, { dpi: 203, fonts });
    const text = readable(await renderPdf(jobOf([{ values, copies: 1 }])));
    const run = scene.nodes.find((node) => node.kind === 'glyphs');
    const sizeMm = ((run?.sizePt ?? 0) * 25.4) / 72;
    const operators = /BT .*? ET/s.exec(text)?.[0] ?? '';
    // A viewer's pen advances by the width of each glyph and back by the numbers between them.
    let pen = 0;
    const xs: number[] = [];
    const widths = run?.glyphs.map(({ id }) => fonts.regular.source.getGlyph(id).advanceWidth / 1000) ?? [];
    for (const [, array = ''] of operators.matchAll(/\[(.*?)\] TJ/g)) {
      for (const [, back, codes] of array.matchAll(/(-?[\d.]+)|<([0-9a-f]+)>/g)) {
        if (back !== undefined) pen -= Number(back) / 1000;
        for (let at = 0; at < (codes?.length ?? 0); at += 4) {
          xs.push(pen * sizeMm);
          pen += widths[xs.length - 1] ?? 0;
        }
      }
    }
    expect(xs).toHaveLength(run?.glyphs.length ?? 0);
    for (const [index, x] of xs.entries()) expect(x).toBeCloseTo(run?.glyphs[index]?.xMm ?? 0, 2);
  });

  // The sample pictures are black in their left half.
  it.each([
    ['PNG', 0, samplePng(40, 20), [10, 20]],
    ['PNG', 90, samplePng(40, 20), [20, 10]],
    ['PNG', 180, samplePng(40, 20), [30, 20]],
    ['PNG', 270, samplePng(40, 20), [20, 30]],
    ['JPEG', 0, sampleJpeg, [10, 20]],
    ['JPEG', 90, sampleJpeg, [20, 10]],
  ] as const)(
    'shows a %s the right way round when it is turned by %i degrees',
    async (format, rotation, bytes, [x, y]) => {
      const dataUri = `data:image/${format.toLowerCase()};base64,${Buffer.from(bytes).toString('base64')}`;
      const place = { xMm: 0, yMm: 0, widthMm: 40, heightMm: 40, rotation, fit: 'stretch' };
      const turned = sampleTemplate({
        widthMm: 40,
        heightMm: 40,
        elements: [{ type: 'image', id: 'logo', ...place, source: { dataUri } }],
      });
      const pdf = await renderPdf({ template: turned, labels: [{ values: {}, copies: 1 }], dpi: 203 });
      const sides: boolean[] = [];
      for await (const bitmap of rasterisePages(pdf, { width: 40, height: 40 })) {
        sides.push(isBlack(bitmap, x, y), isBlack(bitmap, 39 - x, 39 - y));
      }
      expect(sides).toEqual([true, false]);
    },
  );

  it('is not made when a label must not be printed, and that label is named', async () => {
    const strict = sampleTemplate({ variables: ['code'], elements: [sampleBarcode()] });
    const labels = ['9501101530003', '9501101530004'].map((code) => ({ values: { code }, copies: 1 }));
    const refused = renderPdf({ template: strict, labels, dpi: 203 });
    await expect(refused).rejects.toBeInstanceOf(LabelValueError);
    await expect(refused).rejects.toMatchObject({ labelIndex: 1, problems: [{ variable: 'code' }] });
  });

  it.each([0, -1, 1.5, Number.NaN])('is refused for %d copies', async (copies) => {
    await expect(renderPdf(jobOf([labelOf('a', copies)]))).rejects.toThrow(RangeError);
  });

  it('is handed over while labels are still being drawn', async () => {
    let drawn = 0;
    let drawnAtFirstChunk = 0;
    const labels = Array.from({ length: 120 }, (_, index) => ({
      copies: 1,
      get values() {
        drawn += 1;
        return { text: `Nr. ${index}`, logo: 'logo' };
      },
    }));
    await streamPdf(jobOf(labels), () => {
      drawnAtFirstChunk ||= drawn;
    });
    expect(drawn).toBe(120);
    expect(drawnAtFirstChunk).toBeLessThan(120);
  });
});
