import { describe, expect, it } from 'vitest';
import { blackDots, decodePwg, decodeUrf, type DecodedPage } from '../testing/decode-raster.ts';
import { dotsPdf, type DotRectangle, type DotsPage } from '../testing/dots-pdf.ts';
import type { RasterChoice } from './choose-raster.ts';
import { rasterPages, type RasterSettings } from './raster-pages.ts';

const dpi = 203;
const signal = new AbortController().signal;
const pwg: RasterChoice = {
  mediaType: 'image/pwg-raster',
  dpi: { x: dpi, y: dpi },
  dots: 'black_1',
  sheetBack: 'normal',
};
const limits = { rasterBytes: 2_000_000, rasterDots: 200_000_000 };

/** In the corners and the middle of a label of 100 x 60 mm, which is 799.2 x 479.5 dots. */
const black: readonly DotRectangle[] = [
  [0, 0, 3, 2],
  [790, 0, 9, 1],
  [0, 470, 1, 9],
  [780, 471, 7, 6],
  [400, 200, 1, 1],
];
const label: DotsPage = { widthPt: 283.4646, heightPt: 170.0787, black };
const [width, height] = [799, 480];

function dotsOf(rectangles: readonly DotRectangle[], moved: (x: number, y: number) => string): Set<string> {
  return new Set(
    rectangles.flatMap(([left, top, across, down]) =>
      Array.from({ length: across * down }, (_, at) =>
        moved(left + (at % across), top + Math.floor(at / across)),
      ),
    ),
  );
}

const draw = (pages: readonly DotsPage[], settings: Partial<RasterSettings> = {}, most = limits) =>
  rasterPages(dotsPdf(pages, dpi), { choice: pwg, options: {}, signal, ...settings }, most);
const inked = (page: DecodedPage | undefined) => page && blackDots(page, (value) => value === 1);

describe('the pages of a PDF as dots', () => {
  it('are 1:1, each black dot where the page has it', async () => {
    const pages = decodePwg(await draw([label, { ...label, black: [[5, 5, 1, 1]] }]));
    expect(pages).toHaveLength(2);
    expect(pages[0]).toMatchObject({ width, height, dpi: [dpi, dpi], pageCount: 2 });
    expect(inked(pages[0])).toEqual(dotsOf(black, (x, y) => `${x},${y}`));
    expect(inked(pages[1])).toEqual(new Set(['5,5']));
  });

  it.each([
    ['landscape', height, width, (x: number, y: number) => `${y},${width - 1 - x}`],
    ['reverse-landscape', height, width, (x: number, y: number) => `${height - 1 - y},${x}`],
    ['reverse-portrait', width, height, (x: number, y: number) => `${width - 1 - x},${height - 1 - y}`],
  ] as const)('are turned without leaving their grid: %s', async (orientation, across, down, moved) => {
    const [page] = decodePwg(await draw([label], { options: { orientation } }));
    expect(page).toMatchObject({ width: across, height: down });
    expect(inked(page)).toEqual(dotsOf(black, moved));
  });

  it('are mirrored on the back of a sheet where the printer wants that', async () => {
    const choice = { ...pwg, sheetBack: 'flipped' } as const;
    const [front, back] = decodePwg(
      await draw([label, label], { choice, options: { sides: 'two-sided-long-edge' } }),
    );
    expect(front).toMatchObject({ sides: 'duplex 1 tumble 0', back: [1, 1] });
    expect(inked(front)).toEqual(dotsOf(black, (x, y) => `${x},${y}`));
    expect(back).toMatchObject({ back: [1, -1] });
    expect(inked(back)).toEqual(dotsOf(black, (x, y) => `${x},${height - 1 - y}`));
  });

  it.each([
    ['W1', 'white_1', (value: number) => value === 0],
    ['W8', 'sgray_8', (value: number) => value < 128],
  ] as const)('are the same in URF: %s', async (_name, dots, isBlack) => {
    const choice = { ...pwg, mediaType: 'image/urf', dots } as const;
    const [page] = decodeUrf(await draw([label], { choice }));
    expect(page && blackDots(page, isBlack)).toEqual(dotsOf(black, (x, y) => `${x},${y}`));
  });

  it('are the same in colour, red first', async () => {
    const [page] = decodePwg(await draw([label], { choice: { ...pwg, dots: 'srgb_8' } }));
    const lines = (page?.lines ?? []).map((line) => line.filter((_, at) => at % 3 === 0));
    const red = page && { ...page, bitsPerDot: 8, lines };
    expect(red && blackDots(red, (value) => value < 128)).toEqual(dotsOf(black, (x, y) => `${x},${y}`));
  });

  it('have another number of dots along the feed than across where the printer has', async () => {
    const choice = { ...pwg, dpi: { x: dpi, y: 2 * dpi } };
    const [page] = decodePwg(await draw([label], { choice }));
    expect(page).toMatchObject({ width, height: 959 });
    const doubled = black.map(([x, y, across, down]): DotRectangle => [x, 2 * y, across, 2 * down]);
    expect(inked(page)).toEqual(dotsOf(doubled, (x, y) => `${x},${y}`));
    const [turned] = decodePwg(await draw([label], { choice, options: { orientation: 'landscape' } }));
    expect(turned).toMatchObject({ width: 480, height: 1598 });
  });

  it('may be a single dot', async () => {
    const tiny = { widthPt: 72 / dpi, heightPt: 72 / dpi, black: [[0, 0, 1, 1]] } as const;
    const [page] = decodePwg(await draw([tiny]));
    expect(page).toMatchObject({ width: 1, height: 1, lines: [Buffer.of(0x80)] });
  });
});

describe('pages that are not drawn', () => {
  it('are 300 whose compressed dots are over the limit of memory', async () => {
    const text = 'Many letters, which do not compress well';
    const many = Array.from({ length: 300 }, () => ({ ...label, text }));
    const all = await draw(many);
    expect(decodePwg(all)).toHaveLength(300);
    const refused = draw(many, {}, { ...limits, rasterBytes: all.length / 2 });
    await expect(refused).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('Print fewer labels at a time'),
    });
  });

  it('are those with more dots than the limit, before any is drawn', async () => {
    const huge = { widthPt: 14_400, heightPt: 14_400, black: [] };
    await expect(draw([huge])).rejects.toMatchObject({ sentence: { code: 'job.large-raster' } });
  });

  it('are those with a side of too many dots, and any number of pages with too many headers', async () => {
    const long = { widthPt: 14_400, heightPt: 0.1, black: [] };
    const choice = { ...pwg, dpi: { x: 2400, y: 2400 } };
    await expect(draw([long], { choice })).rejects.toMatchObject({ sentence: { code: 'job.large-raster' } });
    const dot = { widthPt: 0.3, heightPt: 0.3, black: [] };
    const many = Array.from({ length: 100 }, () => dot);
    const refused = draw(many, {}, { ...limits, rasterBytes: 100_000 });
    await expect(refused).rejects.toMatchObject({ sentence: { code: 'job.large-raster' } });
  });

  it('are those of a damaged file', async () => {
    const pdf = Buffer.from('%PDF-1.7\n% a label\n%%EOF\n');
    await expect(rasterPages(pdf, { choice: pwg, options: {}, signal })).rejects.toMatchObject({
      status: 422,
      sentence: { code: 'job.undrawable-pdf' },
    });
  });

  it('are the rest, once the helper is stopped', async () => {
    const stopped = AbortSignal.abort(new Error('stopped'));
    const many = Array.from({ length: 40 }, () => ({ ...label, text: 'Label' }));
    await expect(draw(many, { signal: stopped })).rejects.toThrow('stopped');
  });
});
