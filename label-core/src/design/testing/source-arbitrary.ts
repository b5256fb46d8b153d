import * as fc from 'fast-check';
import type { VariableSource } from '../../template/variable-source.ts';

/** Returns formulas that name a variable in each way that a formula can. */
const formulasOf = (name: string): readonly string[] => [
  `{${name}} & "{${name}}"`,
  `if({${name}} = "", "", upper({ ${name} }))`,
  ...(/^[a-z]+$/.test(name) ? [`${name} & left(${name}, 2)`] : []),
];

/** A source of a computed variable that names these variables only. */
export function sourceArbitrary(names: readonly string[]): fc.Arbitrary<VariableSource> {
  const formulas = ['today() + 14', '"A" & 1', ...names.flatMap(formulasOf)];
  return fc.oneof(
    fc.record(
      {
        kind: fc.constant('date' as const),
        format: fc.constantFrom('dd.MM.yyyy', "'L'DDDyy", 'MMMM'),
        add: fc.record({ months: fc.integer({ min: -3, max: 3 }) }),
        to: fc.constantFrom('endOfMonth' as const, 'startOfWeek' as const),
        locale: fc.constantFrom('da', 'de-AT'),
        ...(names.length > 0 && { base: fc.constantFrom(...names) }),
      },
      { requiredKeys: ['kind', 'format'] },
    ),
    fc.constantFrom(...formulas).map((text) => ({ kind: 'formula' as const, text })),
    fc.constant({ kind: 'counter' as const, counter: 'serial', per: 'label' as const }),
    fc.constant({ kind: 'article' as const, field: 'name' }),
  );
}
