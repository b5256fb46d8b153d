import { describe, expect, it } from 'vitest';
import { designTemplate } from '../testing/design-template';
import { isShown, OVERLAYS, shownMarginMm, type Overlays } from './overlays';

describe('an overlay', () => {
  it('is not shown before it is switched on', () => {
    expect(OVERLAYS.filter((overlay) => isShown({}, overlay, designTemplate))).toEqual([]);
    expect(OVERLAYS.filter((overlay) => isShown({ [overlay]: true }, overlay, designTemplate))).toEqual(
      OVERLAYS,
    );
  });

  it.each<[string, Overlays, number | undefined, number | undefined]>([
    ['the margin of the label at once', {}, 3, 3],
    ['none, when it is switched off', { margins: false }, 3, undefined],
    ['none for a label without', {}, undefined, undefined],
    ['2 mm for a label without, when it is switched on', { margins: true }, undefined, 2],
    ['none where there is no room', { margins: true }, 20, undefined],
    ['none of 0 mm', { margins: true }, 0, undefined],
  ])('is %s', (_what, overlays, marginMm, shown) => {
    const template = { ...designTemplate, design: marginMm === undefined ? {} : { marginMm } };
    expect(shownMarginMm(overlays, template)).toBe(shown);
  });
});
