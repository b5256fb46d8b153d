import * as fc from 'fast-check';
import { layout, type LabelTemplate, type LabelVariable } from 'label-core';
import { localClock, withExamples } from 'label-core/compute';
import { loadFontSet } from 'label-core/pdf';
import { readBarcodesOf } from 'label-core/testing';
import { readZplLabels, renderZpl } from 'label-core/zpl';
import { describe, expect, it } from 'vitest';
import { bakeTemplate, openTemplate } from './bake-template.ts';
import { checkParameters } from './parameter-values.ts';
import type { StandardTemplate } from './standard-template.ts';
import { standardTemplates } from './standard-templates.ts';

const fonts = loadFontSet();
const each = standardTemplates.map((standard) => [standard.templateId, standard] as const);

/** Texts that a scanner must read: the sample values that are in codes; GS1 in its bracketed notation. */
const codesOf: Readonly<Record<string, readonly string[]>> = {
  'product-50x30': ['9501101530003'],
  'product-100x60': ['9501101530003', 'https://example.com/p/SB-180-OE'],
  'shelf-edge-70x38': ['9501101530003'],
  'shelf-link-70x38': ['https://id.gs1.org/01/09501101530003'],
  'address-102x152': ['PLT0029384756DE'],
  'gs1-logistic-105x190': ['(02)09501101530003(37)48', '(15)271231(10)L4711', '(00)340123450000012348'],
  'food-100x70': ['9501101530003'],
  'ghs-hazard-105x148': [],
  'textile-care-35x70': ['TS-2611-NV'],
  'asset-tag-50x25': ['IT-004711'],
  'cable-flag-40x38': ['C-1042', 'C-1042'],
  'jewellery-72x12': ['R-20418'],
  'rack-location-100x50': ['A-12-03-2'],
  'carton-148x70': ['19501101530000'],
  'sample-45x19': ['S26-318-07'],
};

/** Returns what is drawn of a template with its sample values, and with other ones. */
const drawnWith = (
  template: LabelTemplate,
  standard: StandardTemplate,
  values: Readonly<Record<string, string>> = {},
  dpi = 203,
) =>
  layout(template, withExamples(template, { ...standard.sampleValues, ...values }, localClock()), {
    dpi,
    fonts,
  });

const toldAbout = (template: LabelTemplate, standard: StandardTemplate, dpi: number) => {
  const { problems, warnings } = drawnWith(template, standard, {}, dpi);
  return [...problems, ...warnings].map(({ message }) => message);
};

const readAt = async (template: LabelTemplate, values: Readonly<Record<string, string>>, dpi: number) => {
  const zpl = await renderZpl({ template, labels: [{ values, copies: 1 }], dpi });
  const [label] = readZplLabels(new TextDecoder('latin1').decode(zpl));
  return label ? (await readBarcodesOf(label.bitmap)).map(({ text }) => text).toSorted() : [];
};

/** Returns whether a value is encoded in a code that takes digits only. */
const isNumber = (standard: StandardTemplate, name: string) =>
  standard.elements.some(
    (element) =>
      element.type === 'barcode' &&
      element.value.includes(`{{${name}}}`) &&
      /^(?:ean|upc|itf|gs1)/.test(element.symbology) &&
      name !== 'lot',
  );

/** Returns realistic texts of a length: a line of words, and for short fields and codes a number with capitals. */
const textsOf = (standard: StandardTemplate, name: string, length: number): readonly string[] => {
  const words = 'Erdbeerkonfitüre mit ganzen Früchten und Vanille, gekühlt aus der Region Bodensee, ';
  const isCoded = isInCode(standard, name);
  return [
    ...(isCoded ? [] : [words.repeat(12)]),
    ...(isCoded || length <= 16 ? ['L26318A-4711K'.repeat(3)] : []),
  ].map((text) => text.slice(0, length).trimEnd());
};

const isInCode = (standard: StandardTemplate, name: string) =>
  standard.elements.some((element) => element.type === 'barcode' && element.value.includes(`{{${name}}}`));

/** Words of lists of ingredients, names and addresses. */
const realWords = [
  'Erdbeerkonfitüre mit',
  'ganzen Früchten,',
  'Weizenmehl (27 %),',
  'Süßungsmittel:',
  'huile de tournesol',
  'désodorisée,',
  'émulsifiant E322',
  'aus der Region',
  'hydrogenated coconut',
  'fat, sugar, SALT,',
  'flavouring; contains',
  'azúcar moreno de',
  'caña y almidón',
  'Straße 12, 10115',
];

const ownValues = (standard: StandardTemplate) => checkParameters(standard, {}).values;

/** Returns the names of the variables that somebody fills in. */
const asked = (variables: readonly LabelVariable[]) =>
  variables.filter(({ source }) => source === undefined).map(({ name }) => name);

it('the standard templates are at least twelve, each with its own id and name', () => {
  expect(standardTemplates.length).toBeGreaterThanOrEqual(12);
  expect(new Set(standardTemplates.map(({ templateId }) => templateId)).size).toBe(standardTemplates.length);
  expect(new Set(standardTemplates.map(({ name }) => name)).size).toBe(standardTemplates.length);
});

it.each([
  ['carton-148x70', { bearerBars: true, textSizePt: 12 }],
  ['gs1-logistic-105x190', { textSizePt: 12 }],
])('the codes of %s are drawn as GS1 asks of cartons and pallets: %o', (id, look) => {
  const elements = standardTemplates.find(({ templateId }) => templateId === id)?.elements ?? [];
  const codes = elements.filter(({ type }) => type === 'barcode');
  expect(codes).not.toEqual([]);
  expect(codes).toMatchObject(codes.map(() => look));
});

describe.each(each)('the template %s', (templateId, standard) => {
  const baked = bakeTemplate(standard, standard.name, ownValues(standard));

  it('has a sample value for each variable, and for nothing else', () => {
    expect(Object.keys(standard.sampleValues).toSorted()).toEqual(
      standard.variables.map(({ name }) => name).toSorted(),
    );
  });

  it('is drawn without a problem or a warning at 203, 300 and 600 dpi', () => {
    for (const dpi of [203, 300, 600]) {
      expect(toldAbout(openTemplate(standard), standard, dpi)).toEqual([]);
      expect(toldAbout(baked, standard, dpi)).toEqual([]);
    }
  });

  it('takes texts as long as its variables allow', () => {
    const refused = standard.variables.flatMap(({ name, type, propertySize = 0 }) => {
      const texts =
        type === 'default' && !isNumber(standard, name) ? textsOf(standard, name, propertySize) : [];
      return texts.flatMap((text) => {
        return drawnWith(baked, standard, { [name]: text }).problems.map(({ message }) => message);
      });
    });
    expect(refused).toEqual([]);
  });

  it('takes texts of real words in several languages, all as long as they may be, together', () => {
    const free = standard.variables.filter(
      ({ name, type }) => type === 'default' && !isInCode(standard, name),
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...realWords), { minLength: 12, maxLength: 12 }), (words) => {
        const text = `${words.join(' ')} `.repeat(20);
        const values = Object.fromEntries(
          free.map(({ name, propertySize = 0 }, index) => {
            const from = text.indexOf(words[index % words.length] ?? '');
            return [name, text.slice(from, from + propertySize).trimEnd()];
          }),
        );
        const { problems } = drawnWith(baked, standard, values);
        expect(problems.map(({ message }) => message)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('has codes that are read at 203 and 300 dpi', async () => {
    const expected = codesOf[templateId]?.toSorted();
    expect(await readAt(baked, standard.sampleValues, 203)).toEqual(expected);
    expect(await readAt(baked, standard.sampleValues, 300)).toEqual(expected);
  });

  it('is drawn the same before and after its parameters are filled in', () => {
    const nodesOf = (template: LabelTemplate) => drawnWith(template, standard, ownValues(standard)).nodes;
    expect(nodesOf(baked)).toEqual(nodesOf(openTemplate(standard)));
  });

  it('leaves none of its parameters to the person who prints', () => {
    expect(asked(baked.variables)).toEqual(asked(standard.variables));
  });

  it('has room for long German words', () => {
    const long = { company: 'Donaudampfschifffahrts-Elektrizitätenhauptbetriebswerk GmbH' };
    const { values, problems } = checkParameters(
      standard,
      standard.parameters.some(({ name }) => name === 'company') ? long : {},
    );
    expect(problems).toEqual([]);
    expect(toldAbout(bakeTemplate(standard, 'long', values), standard, 203)).toEqual([]);
  });
});
