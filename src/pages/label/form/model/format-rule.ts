import { texts } from '../i18n';
import { DEFAULT_CHARACTERS_SHOWN } from '../config/limits';
import type { RuleValues } from './label-form';

const shortened = (text: string) =>
  text.length > DEFAULT_CHARACTERS_SHOWN ? `${text.slice(0, DEFAULT_CHARACTERS_SHOWN)}…` : text;

/** Returns the rule of a variable in one line: "Text, required, default “12”". */
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
