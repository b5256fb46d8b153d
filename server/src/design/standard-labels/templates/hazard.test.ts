import { layout, type SceneNode } from 'label-core';
import { localClock, withExamples } from 'label-core/compute';
import { loadFontSet } from 'label-core/pdf';
import { describe, expect, it } from 'vitest';
import { bakeTemplate } from '../bake-template.ts';
import { checkParameters } from '../parameter-values.ts';
import { hazard } from './hazard.ts';

const fonts = loadFontSet();
const pictograms = hazard.variables.filter(({ type }) => type === 'toggle').map(({ name }) => name);

/** Returns what is printed with these values by a label that was made for material with so many frames. */
function printedWith(values: Readonly<Record<string, string>>, frames = 0) {
  const own = checkParameters(hazard, { frames: String(frames) }).values;
  const none = Object.fromEntries(pictograms.map((name) => [name, 'false']));
  const label = bakeTemplate(hazard, hazard.name, own);
  const all = withExamples(label, { ...hazard.sampleValues, ...none, ...values }, localClock());
  const scene = layout(label, all, { dpi: 300, fonts });
  expect([scene.problems, scene.warnings]).toEqual([[], []]);
  return scene.nodes;
}

const idsOf = (nodes: readonly SceneNode[]) => [...new Set(nodes.map(({ elementId }) => elementId))];

const pictogramsOf = (nodes: readonly SceneNode[]) =>
  pictograms.filter((name) => idsOf(nodes).some((id) => id.startsWith(`${name}-`)));

const chosen = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'true']));

/** Returns the numbers of the places where the label has frames, or covers. */
const placesOf = (kind: 'frame' | 'cover', nodes: readonly SceneNode[]) =>
  idsOf(nodes).flatMap((id) => (id.startsWith(kind) ? [Number(id.slice(kind.length))] : []));

/** Returns the number of the place in whose middle a symbol is drawn, for each chosen pictogram. */
function placesOfSymbols(nodes: readonly SceneNode[]) {
  const middles = hazard.elements.flatMap((one) =>
    one.type === 'path' && one.id.startsWith('frame') ? [[one.xMm + 12, one.yMm + 12] as const] : [],
  );
  return pictogramsOf(nodes).map((name) => {
    const points = nodes.flatMap((node) =>
      node.kind === 'path' && node.elementId.startsWith(`${name}-`)
        ? node.segments.flatMap(({ points: own }) => [...own])
        : [],
    );
    const x = middleOf(points.filter((_, index) => index % 2 === 0));
    const y = middleOf(points.filter((_, index) => index % 2 === 1));
    return middles.findIndex(([left, top]) => Math.hypot(left - x, top - y) < 5) + 1;
  });
}

const middleOf = (coordinates: readonly number[]) =>
  (Math.min(...coordinates) + Math.max(...coordinates)) / 2;

const ufiOf = (ufi: string) => idsOf(printedWith({ ufi })).filter((id) => id.startsWith('ufi'));

describe('the label of a dangerous substance', () => {
  it('offers the nine pictograms GHS01 to GHS09, each once', () => {
    const labels = hazard.variables.filter(({ type }) => type === 'toggle').map(({ label }) => label);
    const codes = labels.map((label = '') => /GHS0\d/.exec(label)?.[0] ?? label);
    expect(codes).toHaveLength(9);
    expect(new Set(codes)).toEqual(new Set(Array.from({ length: 9 }, (_, index) => `GHS0${index + 1}`)));
  });

  it.each(pictograms)(
    'prints the pictogram “%s” alone, in the first place, where no other is chosen',
    (name) => {
      const nodes = printedWith(chosen(name));
      expect(pictogramsOf(nodes)).toEqual([name]);
      expect(placesOfSymbols(nodes)).toEqual([1]);
    },
  );

  it('prints no frame where no pictogram is chosen, and all nine where all are', () => {
    expect([...pictogramsOf(printedWith({})), ...placesOf('frame', printedWith({}))]).toEqual([]);
    const all = printedWith(chosen(...pictograms));
    expect(pictogramsOf(all)).toEqual(pictograms);
    expect(placesOf('frame', all)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it.each([
    { names: ['flame', 'environment'], symbols: [1, 2] },
    { names: ['corrosion', 'toxic', 'gas'], symbols: [1, 2, 3] },
    { names: ['harmful', 'environment', 'toxic', 'health', 'bomb'], symbols: [1, 2, 3, 4, 5] },
  ])('prints $names without holes between them', ({ names, symbols }) => {
    const nodes = printedWith(chosen(...names));
    expect(pictogramsOf(nodes)).toEqual(names);
    expect([placesOfSymbols(nodes), placesOf('frame', nodes), placesOf('cover', nodes)]).toEqual([
      symbols,
      symbols,
      [],
    ]);
  });

  it.each([
    { chosen: 3, preprinted: 0, printed: [1, 2, 3], covered: [] },
    { chosen: 0, preprinted: 2, printed: [], covered: [1, 2] },
    { chosen: 3, preprinted: 4, printed: [], covered: [4] },
    { chosen: 4, preprinted: 4, printed: [], covered: [] },
    { chosen: 5, preprinted: 4, printed: [5], covered: [] },
    { chosen: 1, preprinted: 9, printed: [], covered: [2, 3, 4, 5, 6, 7, 8, 9] },
    { chosen: 9, preprinted: 9, printed: [], covered: [] },
  ])(
    'prints frames $printed and covers $covered for $chosen pictograms on material with $preprinted frames',
    ({ chosen: count, preprinted, printed, covered }) => {
      const nodes = printedWith(chosen(...pictograms.slice(9 - count)), preprinted);
      expect([placesOf('frame', nodes), placesOf('cover', nodes)]).toEqual([printed, covered]);
    },
  );

  it('prints “UFI” only beside a value', () => {
    expect(ufiOf('A1B2-C3D4-E5F6-G7H8')).not.toEqual([]);
    expect(ufiOf('')).toEqual([]);
  });

  it('says that its frames are black, who must bring red ones, and what becomes of those without a symbol', () => {
    expect(hazard.description).toContain('Frames are printed black; where red ones are required');
    expect(hazard.description).toContain('those without a symbol are covered in solid black');
  });
});
