import { TextInput } from '@mantine/core';
import type { StandardTemplate, TemplateParameter } from '@/entities/standard-label';
import { texts } from '../i18n';
import { fieldOf, type StandardForm } from '../model/standard-form';
import { fieldId } from './field-id';
import { ParameterField } from './parameter-field';
import classes from './standard-label.module.css';

interface ParameterFieldsProps {
  template: StandardTemplate;
  form: StandardForm;
}

/** Fields for the name, the organisation's own parameters, and the fixed words of the label. */
export function ParameterFields({ template, form }: ParameterFieldsProps) {
  const { values, change, errors } = form;
  const { own, words } = parameterGroups(template.parameters);
  const field = (parameter: TemplateParameter) => (
    <ParameterField
      key={parameter.name}
      id={fieldId(parameter.name)}
      parameter={parameter}
      value={values.parameters[parameter.name] ?? ''}
      error={errors[fieldOf(parameter.name)]}
      onChange={(value) => change({ parameters: { ...values.parameters, [parameter.name]: value } })}
    />
  );
  return (
    <>
      <TextInput
        label={texts.name}
        description={texts.nameHint}
        size="md"
        required
        autoComplete="off"
        value={values.name}
        error={errors['name']}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      {own.length > 0 && (
        <section className={classes['section']}>
          <h2>{texts.own}</h2>
          <p className={classes['quiet']}>{texts.ownHint}</p>
          {own.map(field)}
        </section>
      )}
      {words.length > 0 && (
        <section className={classes['section']}>
          <h2>{texts.words}</h2>
          <p className={classes['quiet']}>{texts.wordsHint}</p>
          <div className={classes['pair']}>{words.map(field)}</div>
        </section>
      )}
    </>
  );
}

/** Names of parameters with fixed words end like this; they exist for translation, and few people change them. */
const WORD = /Word$/;

/** Splits the parameters into the organisation's own data and the fixed words of the label. */
export function parameterGroups(parameters: readonly TemplateParameter[]) {
  return {
    own: parameters.filter(({ name }) => !WORD.test(name)),
    words: parameters.filter(({ name }) => WORD.test(name)),
  };
}
