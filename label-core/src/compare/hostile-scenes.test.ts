import { describe, expect, it } from 'vitest';
import { layout } from '../layout/layout.ts';
import { loadFontSet } from '../pdf/load-font-set.ts';
import type { Scene, SceneNode } from '../scene/scene.ts';
import { sampleTemplate, sampleText } from '../testing/sample-template.ts';
import { compareScenes, mostDots } from './compare-scenes.ts';
import { mostRegions } from './difference/regions.ts';

const fonts = loadFontSet();
const sceneOf = (elements: readonly unknown[], size: object = {}): Scene =>
  layout(sampleTemplate({ elements, ...size }), {}, { dpi: 300, fonts });
const withNodes = (nodes: readonly SceneNode[]): Scene => ({ ...sceneOf([]), nodes });

/** Returns a square of 0.5 mm, sixty in a row; `right` shifts it to the right. */
const square = (at: number, right = 0): SceneNode => ({
  kind: 'rectangle',
  elementId: `square-${at}`,
  xMm: 2 + (at % 60) * 1.6 + right,
  yMm: 1 + Math.floor(at / 60) * 0.85,
  widthMm: 0.5,
  heightMm: 0.5,
  radiusMm: 0,
  strokeMm: 0,
  fill: 'black',
});
const squares = (count: number, right?: number) =>
  Array.from({ length: count }, (_none, at) => square(at, right));

const frame = (xMm: number) => ({
  type: 'rectangle',
  id: 'frame',
  xMm,
  yMm: 5,
  widthMm: 480,
  heightMm: 480,
  strokeMm: 1,
});

describe('the comparison of unusual labels', () => {
  it('finds nothing when both have no elements', () => {
    expect(compareScenes(sceneOf([]), sceneOf([])).regions).toEqual([]);
  });

  it('finds one addition when all elements are added at once', () => {
    const { regions } = compareScenes(sceneOf([]), sceneOf([sampleText({ value: 'New' })]));
    expect(regions).toMatchObject([{ number: 1, kind: 'added', words: { message: 'Text “New” added' } }]);
  });

  it('finds the one element that moved among thousands', () => {
    const before = squares(4000);
    const after = before.map((node, at) => (at === 2500 ? square(at, 0.6) : node));
    expect(compareScenes(withNodes(before), withNodes(after)).regions).toMatchObject([
      { elementIds: ['square-2500'], words: { message: 'Rectangle moved 0.6 mm to the right' } },
    ]);
  });

  it('limits the number of regions and still covers thousands of differences', () => {
    const { regions } = compareScenes(withNodes(squares(4000)), withNodes(squares(4000, 0.3)));
    expect(regions.length).toBeGreaterThan(0);
    expect(regions.length).toBeLessThanOrEqual(mostRegions);
    expect(regions.flatMap(({ elementIds }) => elementIds)).toHaveLength(4000);
  });

  it('uses coarser dots when the labels are very large', () => {
    const size = { widthMm: 500, heightMm: 500 };
    const { mask, regions } = compareScenes(sceneOf([frame(5)], size), sceneOf([frame(6)], size));
    expect(mask.widthPx * mask.heightPx).toBeLessThanOrEqual(mostDots);
    expect(mask.dpi).toBe(175);
    expect(regions).toMatchObject([
      { elementIds: ['frame'], words: { message: 'Rectangle moved 1 mm to the right' } },
    ]);
    expect(regions[0]?.box.widthMm).toBeCloseTo(481, 0);
  });

  it('handles elements that reach far over the edges', () => {
    const huge = {
      type: 'ellipse',
      id: 'huge',
      xMm: -600,
      yMm: -600,
      widthMm: 1000,
      heightMm: 1000,
      fill: 'black',
    };
    const turned = sampleText({ value: 'Over the edge', xMm: 90, sizePt: 900, widthMm: 900, heightMm: 900 });
    const scene = sceneOf([huge, turned]);
    expect(compareScenes(scene, scene).regions).toEqual([]);
    expect(compareScenes(scene, sceneOf([turned])).regions.map(({ kind }) => kind)).toEqual(['removed']);
  });
});
