import type { TemplateParameter } from '@/entities/standard-label';

/** Fixed words of a label end so: they are for translating, and few people change them. */
const WORD = /Word$/;

/** The parameters that say who and what, and the fixed words of the label. */
export function parameterGroups(parameters: readonly TemplateParameter[]) {
  return {
    own: parameters.filter(({ name }) => !WORD.test(name)),
    words: parameters.filter(({ name }) => WORD.test(name)),
  };
}
