import * as fc from 'fast-check';
import type { LabelDesign, LabelTemplate, LabelVariable } from '../../template/template-schema.ts';
import { versionOf } from '../../template/template-version.ts';
import { elementArbitrary, hundredths, sampleIds, sampleVariables } from './element-arbitrary.ts';

const variable = (name: string, type: LabelVariable['type']): fc.Arbitrary<LabelVariable> =>
  fc.record(
    {
      name: fc.constant(name),
      type: fc.constant(type),
      label: fc.constantFrom('Label', 'Étiquette'),
      required: fc.boolean(),
      editable: fc.boolean(),
      propertySize: fc.integer({ min: 1, max: 50 }),
      defaultValue:
        type === 'toggle' ? fc.constantFrom('true', 'false') : fc.constantFrom('', 'A1', '{b', '{{x}}'),
    },
    { requiredKeys: ['name', 'type'] },
  );

const variables = fc.tuple(...Object.entries(sampleVariables).map(([name, type]) => variable(name, type)));

/** Which group each element is in: 0 is none. */
const groupNumbers = fc.array(fc.integer({ min: 0, max: 3 }), {
  minLength: sampleIds.length,
  maxLength: sampleIds.length,
});

function designArbitrary(ids: readonly string[]): fc.Arbitrary<LabelDesign | undefined> {
  const guides = fc.array(hundredths(-10, 110), { maxLength: 3 });
  return fc
    .record({
      locked: fc.subarray([...ids]),
      numbers: groupNumbers,
      xMm: guides,
      yMm: guides,
      marginMm: fc.option(hundredths(0, 10), { nil: undefined }),
    })
    .map(({ locked, numbers, xMm, yMm, marginMm }) => {
      const groups = [1, 2, 3]
        .map((number) => ids.filter((_, index) => numbers[index] === number))
        .filter((group) => group.length > 1);
      const guideLists = { ...(xMm.length > 0 && { xMm }), ...(yMm.length > 0 && { yMm }) };
      const design: LabelDesign = {
        ...(locked.length > 0 && { locked }),
        ...(groups.length > 0 && { groups }),
        ...(Object.keys(guideLists).length > 0 && { guides: guideLists }),
        ...(marginMm !== undefined && { marginMm }),
      };
      return Object.keys(design).length > 0 ? design : undefined;
    });
}

/** A valid template with up to seven elements of all types, variables, locks, groups and guides; no part of it is empty. */
export const templateArbitrary: fc.Arbitrary<LabelTemplate> = fc
  .shuffledSubarray([...sampleIds], { maxLength: 7 })
  .chain((ids) =>
    fc.record({
      widthMm: hundredths(1, 120),
      heightMm: hundredths(1, 120),
      variables,
      elements: fc.tuple(...ids.map(elementArbitrary)),
      design: designArbitrary(ids),
    }),
  )
  .map(({ design, ...rest }) => ({
    format: 'platen-label',
    version: versionOf(rest),
    name: 'Sample',
    ...rest,
    ...(design && { design }),
  }));
