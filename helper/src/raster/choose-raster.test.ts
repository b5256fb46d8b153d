import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backTransform, chooseRaster } from './choose-raster.ts';
import type { RasterSupport } from './raster-support.ts';

const square = (dpi: number) => ({ x: dpi, y: dpi });
const nothing: RasterSupport = {
  formats: [],
  preferred: undefined,
  pwgResolutions: [],
  pwgTypes: [],
  pwgSheetBack: undefined,
  urf: [],
};
const pwg: RasterSupport = {
  ...nothing,
  formats: ['image/pwg-raster'],
  preferred: square(203),
  pwgResolutions: [square(203), square(300), square(600)],
  pwgTypes: ['srgb_8', 'sgray_8', 'black_1'],
};
const urf: RasterSupport = {
  ...nothing,
  formats: ['image/urf'],
  preferred: square(600),
  urf: ['V1.4', 'CP1', 'IS1-4', 'RS300-600', 'W8', 'SRGB24', 'DM3'],
};

describe('the raster for a printer', () => {
  it('is PWG raster at its own resolution, in one bit for each dot', () => {
    expect(chooseRaster({ ...pwg, urf: urf.urf, formats: ['image/urf', 'image/pwg-raster'] })).toEqual({
      mediaType: 'image/pwg-raster',
      dpi: square(203),
      dots: 'black_1',
      sheetBack: 'normal',
    });
  });

  it.each([
    [['srgb_8', 'sgray_8', 'sgray_16'], 'sgray_8'],
    [['srgb_8', 'cmyk_8'], 'srgb_8'],
    [['cmyk_8'], undefined],
  ])('has the smallest type of dots of %j', (pwgTypes, dots) => {
    expect(chooseRaster({ ...pwg, pwgTypes })?.dots).toBe(dots);
  });

  it.each([
    [['W8', 'SRGB24', 'W1', 'RS600'], 'white_1'],
    [['SRGB24', 'W8', 'RS600'], 'sgray_8'],
    [['SRGB24-48', 'W8-16', 'RS600'], 'sgray_8'],
    [['SRGB24', 'RS600'], 'srgb_8'],
    [['ADOBERGB24', 'RS600'], undefined],
    [['W8'], undefined],
    [['W8', 'RS'], undefined],
    [['W8', 'RS0'], undefined],
    [['W8', 'RS300x600'], undefined],
  ])('has in URF the smallest type of dots of %j', (words, dots) => {
    expect(chooseRaster({ ...urf, urf: words })?.dots).toBe(dots);
  });

  it.each([
    [203, [180, 300], 180],
    [203, [300, 600], 300],
    [600, [300, 1200], 1200],
    [undefined, [600, 300, 150], 300],
  ])('has for %s dpi of %j the nearest', (preferred, dpis, dpi) => {
    const support = { ...pwg, preferred: preferred && square(preferred), pwgResolutions: dpis.map(square) };
    expect(chooseRaster({ ...support, preferred: support.preferred || undefined })?.dpi).toEqual(square(dpi));
  });

  it('keeps a resolution that differs across and along the feed', () => {
    const pwgResolutions = [square(300), { x: 300, y: 600 }];
    expect(chooseRaster({ ...pwg, preferred: { x: 300, y: 600 }, pwgResolutions })?.dpi).toEqual({
      x: 300,
      y: 600,
    });
  });

  it('falls back to URF where the PWG raster of a printer is not one that is made', () => {
    const formats = ['image/pwg-raster', 'image/urf'];
    expect(chooseRaster({ ...urf, formats, pwgTypes: ['cmyk_8'] })).toEqual({
      mediaType: 'image/urf',
      dpi: square(600),
      dots: 'sgray_8',
      sheetBack: 'rotated',
    });
  });

  it('is always one that the printer names', () => {
    const dpi = fc.integer({ min: 1, max: 2400 }).map(square);
    const types = fc.subarray(['black_1', 'sgray_8', 'srgb_8', 'cmyk_8', 'adobe-rgb_8']);
    const anySupport = fc.record({
      formats: fc.subarray(['image/pwg-raster', 'image/urf', 'image/jpeg']),
      preferred: fc.option(dpi, { nil: undefined }),
      pwgResolutions: fc.array(dpi),
      pwgTypes: types,
      pwgSheetBack: fc.option(fc.string(), { nil: undefined }),
      urf: fc.array(
        fc.oneof(fc.string(), fc.constantFrom('RS203', 'RS300-600', 'W8', 'W1', 'SRGB24', 'DM2')),
      ),
    });
    fc.assert(
      fc.property(anySupport, (support) => {
        const choice = chooseRaster(support);
        fc.pre(choice !== undefined);
        const isPwg = choice.mediaType === 'image/pwg-raster';
        expect(support.formats).toContain(choice.mediaType);
        const dpis =
          support.urf
            .join()
            .match(/\d+/g)
            ?.map((word) => square(Number(word))) ?? [];
        expect(isPwg ? support.pwgResolutions : dpis).toContainEqual(choice.dpi);
        expect(isPwg ? support.pwgTypes : ['white_1', 'sgray_8', 'srgb_8']).toContain(choice.dots);
      }),
    );
  });
});

describe('the back of a sheet', () => {
  it.each([
    ['normal', 'two-sided-long-edge', 1, 1],
    ['normal', 'two-sided-short-edge', 1, 1],
    ['flipped', 'two-sided-long-edge', 1, -1],
    ['flipped', 'two-sided-short-edge', -1, 1],
    ['rotated', 'two-sided-long-edge', -1, -1],
    ['rotated', 'two-sided-short-edge', 1, 1],
    ['manual-tumble', 'two-sided-long-edge', 1, 1],
    ['manual-tumble', 'two-sided-short-edge', -1, -1],
    ['flipped', 'one-sided', 1, 1],
  ] as const)(
    'of a printer with %s, %s, is drawn by %i across and %i along the feed',
    (sheetBack, sides, crossFeed, feed) => {
      expect(backTransform(sheetBack, sides)).toEqual({ crossFeed, feed });
    },
  );
});
