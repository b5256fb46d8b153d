import { NativeSelect, Radio, TextInput } from '@mantine/core';
import { counterAlphabets, counterResets, type CounterAlphabet } from 'label-core/counter';
import { texts } from '../i18n';
import { exampleOf, type CounterForm } from '../model/counter-form';
import { NumberField } from './settings-fields';
import classes from './counter-form.module.css';

const KINDS = ['number', 'sscc'] as const;
const ALPHABETS = Object.keys(counterAlphabets) as CounterAlphabet[];

/** Fields for the name of a new counter and how it writes its numbers, with the first number as an example. */
export function FormatFields({ form }: { form: CounterForm }) {
  const { values, change, errors } = form;
  const isSscc = values.kind === 'sscc';
  const example = exampleOf(values);
  return (
    <>
      <TextInput
        label={texts.name}
        description={texts.nameHint}
        size="md"
        autoComplete="off"
        value={values.name}
        error={errors['name']}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Radio.Group
        label={texts.kind}
        value={values.kind}
        onChange={(chosen) => {
          const kind = KINDS.find((one) => one === chosen);
          if (kind) change({ kind, ...(kind === 'sscc' && { reset: 'never' }) });
        }}
      >
        <div className={classes['choices']}>
          {KINDS.map((kind) => (
            <Radio
              key={kind}
              value={kind}
              size="md"
              label={texts.kinds[kind]}
              description={texts.kindHints[kind]}
            />
          ))}
        </div>
      </Radio.Group>
      <TextInput
        label={isSscc ? texts.ssccPrefix : texts.prefix}
        description={isSscc ? texts.ssccPrefixHint : texts.prefixHint}
        size="md"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        {...(isSscc && { inputMode: 'numeric' })}
        value={values.prefix}
        error={errors['prefix']}
        onChange={(event) => change({ prefix: event.currentTarget.value })}
      />
      {!isSscc && (
        <div className={classes['pair']}>
          <NumberField form={form} field="width" label={texts.width} />
          <NativeSelect
            label={texts.alphabet}
            size="md"
            value={values.alphabet}
            data={ALPHABETS.map((value) => ({ value, label: texts.alphabets[value] }))}
            onChange={(event) => {
              const { value } = event.currentTarget;
              change({ alphabet: ALPHABETS.find((one) => one === value) ?? 'decimal' });
            }}
          />
        </div>
      )}
      <div className={classes['pair']}>
        <NumberField form={form} field="firstNumber" label={texts.firstNumber} />
        <NumberField form={form} field="step" label={texts.step} />
      </div>
      {!isSscc && (
        <NativeSelect
          label={texts.reset}
          description={texts.resetHint}
          size="md"
          value={values.reset}
          error={errors['reset']}
          data={counterResets.map((value) => ({ value, label: texts.resets[value] }))}
          onChange={(event) => {
            const { value } = event.currentTarget;
            change({ reset: counterResets.find((one) => one === value) ?? 'never' });
          }}
        />
      )}
      <p className={classes['example']} role="status">
        {example === undefined ? texts.noExample : texts.example({ text: example })}
      </p>
    </>
  );
}
