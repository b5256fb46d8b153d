import { and, eq, inArray } from 'drizzle-orm';
import type { Problem } from '../../foundation/http/http-error.ts';
import { counters } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { sentences } from '../sentences/index.ts';
import type { ParameterValues } from './bake-template.ts';
import type { StandardTemplate } from './standard-template.ts';

/** Returns a problem for each parameter that names no counter of SSCCs of the organisation. */
export async function missingCounters(
  transaction: Transaction,
  { parameters }: StandardTemplate,
  values: ParameterValues,
): Promise<readonly Problem[]> {
  const chosen = parameters.filter(({ name, type }) => type === 'sscc' && (values[name] ?? '') !== '');
  if (chosen.length === 0) return [];
  const names = chosen.map(({ name }) => values[name] ?? '');
  const found = await transaction
    .select({ name: counters.name })
    .from(counters)
    .where(and(inArray(counters.name, names), eq(counters.kind, 'sscc'), eq(counters.isEnabled, true)));
  const known = new Set(found.map(({ name }) => name));
  return chosen
    .filter(({ name }) => !known.has(values[name] ?? ''))
    .map(({ name, label: parameter }) => ({
      path: `parameters.${name}`,
      ...sentences.standardLabel.noCounter({ parameter, counter: values[name] ?? '' }),
    }));
}
