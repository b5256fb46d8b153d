import { texts } from '../i18n';
import type { RuleValues } from './label-form';

/** So much of a default is shown in one line. */
const SHOWN_CHARACTERS = 40;
const shortened = (text: string) =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;

/** How a variable is filled in, in one line: "Text, required, default “12”". */
export function formatRule({ type, required, defaultValue, editable }: RuleValues): string {
  const { folded, types } = texts;
  const hasDefault = defaultValue !== '' && type !== 'media-ref';
  return [
    types[type],
    required && type !== 'toggle' && folded.required,
    hasDefault && folded.defaultValue({ value: shortened(defaultValue) }),
    !editable && folded.notEditable,
  ]
    .filter(Boolean)
    .join(', ');
}
