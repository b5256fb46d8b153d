import type { TemplateParts } from '@/entities/label';
import type { RuleValues } from './label-values';

/**
 * The one type a variable can have because of what it does on the label: what stands in a picture's place is a picture,
 * what shows or hides an element is a switch. Undefined where the choice is free.
 */
export function fixedType(
  template: TemplateParts | undefined,
  variableName: string,
): RuleValues['type'] | undefined {
  const elements = template?.elements ?? [];
  if (elements.some(({ source }) => source?.variable === variableName)) return 'media-ref';
  if (elements.some(({ visibleWhen }) => visibleWhen === variableName)) return 'toggle';
  return undefined;
}
