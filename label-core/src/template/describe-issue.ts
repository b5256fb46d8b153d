import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>;
type Descriptions = { readonly [Code in Issue['code']]?: (issue: IssueOf<Code>) => string };

const articles: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

const units: Readonly<Record<string, string>> = { array: ' entries', string: ' characters' };

const descriptions: Descriptions = {
  invalid_type: ({ expected }) => `must be ${articles[expected] ?? expected}`,
  invalid_value: ({ values }) => `must be ${values.map((value) => JSON.stringify(value)).join(' or ')}`,
  too_big: ({ maximum, origin }) => `must be at most ${String(maximum)}${units[origin] ?? ''}`,
  too_small: ({ minimum, origin, inclusive }) =>
    inclusive === false
      ? `must be more than ${String(minimum)}${units[origin] ?? ''}`
      : `must be at least ${String(minimum)}${units[origin] ?? ''}`,
  unrecognized_keys: ({ keys }) => `does not know ${keys.map((key) => `“${key}”`).join(', ')}`,
  invalid_union: ({ discriminator }) =>
    discriminator === undefined ? 'has none of the shapes it may have' : `has an unknown ${discriminator}`,
};

/** Returns the text of a schema issue, which follows its path: “elements[0].sizePt” “must be a number”. */
export function describeIssue(issue: Issue): string {
  const describe = descriptions[issue.code] as ((found: Issue) => string) | undefined;
  return describe?.(issue) ?? 'is not valid';
}
