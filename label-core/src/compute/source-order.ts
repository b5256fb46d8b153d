import type { VariableSource } from '../template/variable-source.ts';
import type { LabelVariable } from '../template/template-schema.ts';
import { isFormulaFault, parseFormula } from './formula/parse-formula.ts';

/** Returns the names of the variables that a source takes its value from, each once; none for a formula that cannot be read. */
export function sourceVariables(source: VariableSource): readonly string[] {
  if (source.kind === 'date') return source.base === undefined ? [] : [source.base];
  if (source.kind !== 'formula') return [];
  const formula = parseFormula(source.text);
  return isFormulaFault(formula) ? [] : [...formula.variables.keys()];
}

/** Variables in the order in which they can be computed. */
export interface SourceOrder {
  /** Each after the variables that it takes its value from. */
  readonly order: readonly LabelVariable[];
  /** Variables that take their value from themselves, also by way of others. */
  readonly circular: readonly LabelVariable[];
  /** Variables that have no place in the order because they are circular, or take their value from one that is. */
  readonly unordered: readonly LabelVariable[];
}

/** Returns the order in which variables can be computed. Names that no variable has are left out. */
export function sourceOrder(variables: readonly LabelVariable[]): SourceOrder {
  const byName = new Map(variables.map((variable) => [variable.name, variable]));
  const needs = new Map(
    [...byName].map(([name, { source }]) => [
      name,
      source ? sourceVariables(source).filter((one) => byName.has(one)) : [],
    ]),
  );
  const users = reversed(needs);
  const ordered = withoutNeeds(needs, users);
  const rest = [...byName.keys()].filter((name) => !ordered.has(name));
  const within = (links: Links) =>
    new Map(rest.map((name) => [name, (links.get(name) ?? []).filter((one) => !ordered.has(one))]));
  // What nothing in a circle takes its value from is beside it.
  const beside = withoutNeeds(within(users), within(needs));
  const listed = (names: Iterable<string>) => [...names].flatMap((name) => byName.get(name) ?? []);
  return {
    order: listed(ordered),
    circular: listed(rest.filter((name) => !beside.has(name))),
    unordered: listed(rest),
  };
}

/** Names by a name: those that it needs, or those that need it. */
type Links = ReadonlyMap<string, readonly string[]>;

function reversed(links: Links): Links {
  const back = new Map<string, string[]>();
  for (const [name, others] of links) {
    for (const other of others) {
      const known = back.get(other);
      if (known) known.push(name);
      else back.set(other, [name]);
    }
  }
  return back;
}

/** Returns the names that need none, then those that need only these, and so on; none that are in a circle, or need one. */
function withoutNeeds(needs: Links, users: Links): ReadonlySet<string> {
  const missing = new Map([...needs].map(([name, others]) => [name, others.length]));
  const ready = new Set([...needs.keys()].filter((name) => missing.get(name) === 0));
  // The set grows while it is read.
  for (const name of ready) {
    for (const user of users.get(name) ?? []) {
      const rest = (missing.get(user) ?? 0) - 1;
      missing.set(user, rest);
      if (rest === 0) ready.add(user);
    }
  }
  return ready;
}
