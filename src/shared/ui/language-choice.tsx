import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { LANGUAGES } from '../i18n';

interface LanguageChoiceProps extends Pick<NativeSelectProps, 'size' | 'aria-label' | 'label' | 'disabled'> {
  value: string;
  /** Text of the first option, with the value "", if the choice may be left to the browser. */
  browserDefault?: string;
  onChoose: (language: string) => void;
}

/** Select field with the languages of the app, each by its own name. */
export function LanguageChoice({ value, browserDefault, onChoose, ...field }: LanguageChoiceProps) {
  return (
    <NativeSelect
      {...field}
      translate="no"
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {browserDefault !== undefined && <option value="">{browserDefault}</option>}
      {Object.entries(LANGUAGES).map(([language, name]) => (
        <option key={language} value={language} lang={language}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
