import { layout } from 'label-core';
import { loadFontSet } from 'label-core/pdf';
import { describe, expect, it } from 'vitest';
import { openTemplate } from '../bake-template.ts';
import { checkParameters } from '../parameter-values.ts';
import { hazard } from './hazard.ts';

const fonts = loadFontSet();
const pictograms = hazard.variables.filter(({ type }) => type === 'toggle').map(({ name }) => name);

/** Returns the ids of the elements that are printed with these values, each once. */
function printedWith(values: Readonly<Record<string, string>>): readonly string[] {
  const own = checkParameters(hazard, {}).values;
  const none = Object.fromEntries(pictograms.map((name) => [name, 'false']));
  const { nodes } = layout(
    openTemplate(hazard),
    { ...hazard.sampleValues, ...own, ...none, ...values },
    { dpi: 300, fonts },
  );
  return [...new Set(nodes.map(({ elementId }) => elementId))];
}

const pictogramsOf = (ids: readonly string[]) =>
  pictograms.filter((name) => ids.some((id) => id.startsWith(`${name}-`)));

const ufiOf = (ufi: string) => printedWith({ ufi }).filter((id) => id.startsWith('ufi'));

describe('the label of a dangerous substance', () => {
  it('offers the nine pictograms GHS01 to GHS09, each once', () => {
    const labels = hazard.variables.filter(({ type }) => type === 'toggle').map(({ label }) => label);
    const codes = labels.map((label = '') => /GHS0\d/.exec(label)?.[0] ?? label);
    expect(codes).toHaveLength(9);
    expect(new Set(codes)).toEqual(new Set(Array.from({ length: 9 }, (_, index) => `GHS0${index + 1}`)));
  });

  it.each(pictograms)('prints the pictogram “%s” alone where no other is chosen', (name) => {
    expect(pictogramsOf(printedWith({ [name]: 'true' }))).toEqual([name]);
  });

  it('prints no frame where no pictogram is chosen, and all nine where all are', () => {
    expect(pictogramsOf(printedWith({}))).toEqual([]);
    expect(pictogramsOf(printedWith(Object.fromEntries(pictograms.map((name) => [name, 'true']))))).toEqual(
      pictograms,
    );
  });

  it('prints “UFI” only beside a value', () => {
    expect(ufiOf('A1B2-C3D4-E5F6-G7H8')).not.toEqual([]);
    expect(ufiOf('')).toEqual([]);
  });

  it('says that its frames are black, and who must bring red ones', () => {
    expect(hazard.description).toContain('Frames are printed black; where red ones are required');
  });
});
