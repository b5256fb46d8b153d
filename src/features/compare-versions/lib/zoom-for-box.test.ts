import { expect, it } from 'vitest';
import { zoomedBy, zoomForBox } from './zoom-for-box';

const label = { widthMm: 60, heightMm: 40 };
const box = (widthMm: number, heightMm: number) => ({ xMm: 1, yMm: 1, widthMm, heightMm });

it.each([
  ['a glyph is brought closer', 100, box(2, 3), 200],
  ['half the label is shown with all of it', 100, box(30, 10), 100],
  ['a line of text a little closer', 100, box(24, 4), 125],
  ['the whole label stands whole', 100, box(60, 40), 100],
  ['a closer look that somebody chose is kept', 400, box(2, 3), 400],
  ['what would not be whole in view is moved away', 400, box(30, 10), 100],
  ['something without a size breaks nothing', 100, box(0, 0), 200],
])('chooses the zoom for a box: %s', (_, current, region, zoom) => {
  expect(zoomForBox(current, region, label)).toBe(zoom);
});

it('steps between the whole label and four times that', () => {
  expect([
    zoomedBy(100, 1),
    zoomedBy(125, 1),
    zoomedBy(400, 1),
    zoomedBy(100, -1),
    zoomedBy(200, -1),
  ]).toEqual([150, 200, 400, 100, 150]);
});
