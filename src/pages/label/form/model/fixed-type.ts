import type { TemplateParts } from '@/entities/label';
import type { RuleValues } from './label-form';

/**
 * The one type a variable can have because of its use on the label: one that is shown as a picture is a picture; one that
 * shows or hides an element is a switch, unless the template declares it as a text or a picture, whose value then shows
 * the element. Undefined where the choice is free.
 */
export function fixedType(
  template: TemplateParts | undefined,
  variableName: string,
): RuleValues['type'] | undefined {
  const { elements, variables } = template ?? { elements: [], variables: [] };
  if (elements.some(({ source }) => source?.variable === variableName)) return 'media-ref';
  if (!elements.some(({ visibleWhen }) => visibleWhen === variableName)) return undefined;
  const declared = variables.find(({ name }) => name === variableName)?.['type'];
  return declared === 'default' || declared === 'media-ref' ? declared : 'toggle';
}
