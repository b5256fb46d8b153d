import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../sentence/languages.ts';
import { loadSentences } from '../../sentence/load-sentences.ts';
import { sampleTemplate, sampleText } from '../../testing/sample-template.ts';
import { applyEdit } from '../apply-edit.ts';
import { copiedElements, readElements, writeElements } from '../element-clipboard.ts';
import type { Anchor, Edit } from '../edit.ts';
import { refusalOf } from '../refusal-of.ts';
import { designLabel, frame, saidOf } from '../testing/design-label.ts';
import { templateArbitrary } from '../testing/template-arbitrary.ts';

describe('the size of the label', () => {
  it.each<[Anchor, readonly [number, number]]>([
    ['top-left', [2, 2]],
    ['top', [7, 2]],
    ['right', [12, -3]],
    ['center', [7, -3]],
    ['bottom-left', [2, -8]],
    ['bottom-right', [12, -8]],
  ])('changes around the %s', (anchor, [xMm, yMm]) => {
    const after = applyEdit(designLabel, { kind: 'setLabel', widthMm: 110, heightMm: 50, anchor });
    expect([after.widthMm, after.heightMm]).toEqual([110, 50]);
    expect(after.elements[1]).toMatchObject({ xMm, yMm, widthMm: 40, heightMm: 8 });
    expect(after.design?.guides).toEqual({ xMm: [18 + xMm], yMm: [3 + yMm] });
  });

  it('keeps to the limits; name and margin are set, too', () => {
    const after = applyEdit(designLabel, {
      kind: 'setLabel',
      name: 'Shelf',
      widthMm: 0,
      heightMm: 1e6,
      marginMm: -2,
    });
    expect(after).toMatchObject({ name: 'Shelf', widthMm: 1, heightMm: 1000, design: { marginMm: 0 } });
    expect(applyEdit(designLabel, { kind: 'setLabel', marginMm: null }).design).not.toHaveProperty(
      'marginMm',
    );
    expect(saidOf(designLabel, { kind: 'setLabel', name: '' })).toBe('Enter a name of 1 to 200 characters.');
    const far = sampleTemplate({ elements: [frame('far', 990, 0)] });
    expect(saidOf(far, { kind: 'setLabel', widthMm: 120, anchor: 'right' })).toBe(
      '“far” would be more than 1000 mm from the corner of the label.',
    );
  });
});

describe('guides', () => {
  it('are sorted, at 0.01 mm, each once, and an axis that is not given stays', () => {
    const after = applyEdit(designLabel, { kind: 'setGuides', xMm: [30, 10.001, 10, -5] });
    expect(after.design?.guides).toEqual({ xMm: [-5, 10, 30], yMm: [5] });
    const none = applyEdit(designLabel, { kind: 'setGuides', xMm: [], yMm: [] });
    expect(none.design).not.toHaveProperty('guides');
    const many = Array.from({ length: 50 }, (_, at) => at);
    expect(saidOf(designLabel, { kind: 'setGuides', xMm: many })).toBe('A label can have at most 50 guides.');
  });
});

describe('pasting', () => {
  const copied = copiedElements(designLabel, ['lot', 'logo', 'gone']);
  const paste: Edit = { kind: 'paste', ...copied };

  it('gives new ids and keeps places, or shifts them', () => {
    const after = applyEdit(designLabel, { ...paste, shift: { dxMm: 2, dyMm: 2 } });
    expect(after.elements.slice(-2)).toMatchObject([
      { id: 'lot 2', xMm: 4, yMm: 14 },
      { id: 'logo 2', xMm: 82, yMm: 6 },
    ]);
    expect(after.variables).toBe(designLabel.variables);
    expect(applyEdit(designLabel, paste).elements.at(-1)).toMatchObject({ xMm: 80, yMm: 4 });
  });

  it('brings its variables along; one of another type gets another name', () => {
    const other = sampleTemplate({ variables: [{ name: 'lot', type: 'toggle' }], elements: [] });
    const after = applyEdit(other, paste);
    expect(after.variables).toEqual([
      { name: 'lot', type: 'toggle' },
      { name: 'vegan', type: 'toggle', defaultValue: 'false' },
      { name: 'logo', type: 'media-ref' },
      { name: 'lot 2', type: 'default', defaultValue: 'A1' },
    ]);
    expect(after.elements[0]).toMatchObject({ id: 'lot', value: 'Lot {{lot 2}} ', visibleWhen: 'vegan' });
  });

  it('moves what would be beside a smaller label onto it', () => {
    const small = { ...sampleTemplate({}), widthMm: 20, heightMm: 20 };
    const after = applyEdit(small, { kind: 'paste', ...copiedElements(designLabel, ['logo']) });
    expect(after.elements[0]).toMatchObject({ xMm: 19, yMm: 4 });
  });

  it('is refused for elements that no label can have', () => {
    const wrong = { kind: 'paste', elements: [sampleText({ sizePt: -1 })], variables: [] } as unknown as Edit;
    expect(saidOf(designLabel, wrong)).toBe('These elements cannot be used on a label.');
  });
});

describe('replacing all', () => {
  it('takes a valid template as it is', () => {
    const template = sampleTemplate({ elements: [sampleText({ value: 'a' })] });
    expect(applyEdit(designLabel, { kind: 'replaceAll', template })).toBe(template);
    const wrong: Edit = { kind: 'replaceAll', template: { ...template, widthMm: 0 } };
    expect(saidOf(designLabel, wrong)).toBe('This label cannot be used.');
  });
});

describe('the clipboard', () => {
  const written = writeElements(copiedElements(designLabel, ['title', 'rule']));

  it('holds elements and the variables that they name, as text', () => {
    const { elements } = designLabel;
    expect(JSON.parse(written)).toEqual({
      format: 'platen-elements',
      version: 1,
      elements: [elements[1], elements[5]],
      variables: [{ name: 'name', type: 'default' }],
    });
    expect(readElements(written)).toEqual({
      elements: [elements[1], elements[5]],
      variables: [{ name: 'name', type: 'default' }],
    });
  });

  it.each<[string, string]>([
    ['words', 'Strawberry jam'],
    ['nothing', ''],
    ['other JSON', '[1, 2]'],
    ['null', 'null'],
    ['a label', JSON.stringify(designLabel)],
    ['a later version', written.replace('"version":1', '"version":2')],
    ['an unknown property', written.replace('"version":1', '"version":1,"more":1')],
    ['no elements', '{"format":"platen-elements","version":1,"elements":[],"variables":[]}'],
    [
      'a variable that is missing',
      written.replace('"variables":[{"name":"name","type":"default"}]', '"variables":[]'),
    ],
    ['an id twice', written.replace('"id":"rule"', '"id":"title"')],
    ['a number out of range', written.replace('"sizePt":12', '"sizePt":1e99')],
    ['__proto__', written.replace('"version":1', '"version":1,"__proto__":{}')],
    ['depth', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
    ['a very long text', 'x'.repeat(20_000_000)],
  ])('reads nothing from %s', (_name, text) => {
    expect(readElements(text)).toBeUndefined();
  });

  it('never throws, whatever is in it', () => {
    const damaged = fc
      .tuple(templateArbitrary, fc.nat(), fc.string({ maxLength: 3 }))
      .map(([template, at, inserted]) => {
        const text = writeElements(template);
        const place = at % text.length;
        return text.slice(0, place) + inserted + text.slice(place + inserted.length);
      });
    fc.assert(
      fc.property(fc.oneof(damaged, fc.json(), fc.string()), (text) => {
        const read = readElements(text);
        const edit: Edit = { kind: 'paste', elements: [], variables: [], ...read };
        expect(refusalOf(sampleTemplate({}), edit)).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a refusal', () => {
  it('is a sentence in every language', async () => {
    const sentence = refusalOf(designLabel, { kind: 'remove', ids: ['frame'] });
    const write = await loadSentences((language) => import(`../sentences/${language}.ts`));
    const languages = Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[];
    expect(sentence?.code).toBe('label-edit.locked');
    expect(languages.map((language) => sentence && write(sentence, language))).toEqual([
      '“frame” is locked. Unlock it first.',
      '„frame“ ist gesperrt. Entsperren Sie es zuerst.',
      '« frame » est verrouillé. Déverrouillez-le d’abord.',
      '«frame» está bloqueado. Desbloquéelo primero.',
    ]);
  });
});
