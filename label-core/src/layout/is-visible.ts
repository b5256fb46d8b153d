import type { LabelElement, LabelTemplate } from '../template/template-schema.ts';

/**
 * Returns whether an element is shown with these values: always, while a switch is on, or while a text or a picture has a
 * value, so that words before a value are not printed without it.
 */
export function isVisible(
  { visibleWhen }: LabelElement,
  { variables }: LabelTemplate,
  values: ReadonlyMap<string, string>,
): boolean {
  if (visibleWhen === undefined) return true;
  const value = values.get(visibleWhen) ?? '';
  const isToggle = variables.some(({ name, type }) => name === visibleWhen && type === 'toggle');
  return isToggle ? value === 'true' : value.trim() !== '';
}
