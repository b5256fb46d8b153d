import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CounterSource, DateSource, LabelVariable, VariableSource } from 'label-core';
import { counterQueries } from '@/entities/label';
import { texts } from '../i18n';
import { CommittedField } from './committed-field';
import {
  addedOf,
  counterUses,
  dateEnds,
  dateUnits,
  newSource,
  sourceKinds,
  withAdded,
  wholeNumber,
  withoutEmpty,
} from '../model/variable-sources';

interface SourceFieldsProps {
  variable: LabelVariable;
  /** Names of the other variables, whose dates it may be computed from. */
  others: readonly string[];
  /** Returns why the variable cannot have this source. */
  refusalFor: (source: VariableSource) => string | undefined;
  /** Sets the source; null: a person fills it in. */
  onSource: (source: VariableSource | null) => void;
}

/** Where the value of a variable comes from: a person, or what is computed when it is printed. */
export function SourceFields({ variable, ...props }: SourceFieldsProps) {
  const { source } = variable;
  const { data: counters = [] } = useQuery({
    ...counterQueries.list(),
    enabled: source?.kind === 'counter',
    meta: { silent: true },
  });
  const names = counters.filter(({ isEnabled }) => isEnabled).map(({ name }) => name);
  return (
    <>
      <NativeSelect
        size="sm"
        label={texts.title}
        value={source?.kind ?? 'person'}
        data={['person' as const, ...sourceKinds].map((value) => ({ value, label: texts.kinds[value] }))}
        onChange={(event) => {
          const { value } = event.currentTarget;
          const kind = sourceKinds.find((one) => one === value);
          props.onSource(kind ? newSource(kind, texts.firstCounter) : null);
        }}
      />
      {source?.kind === 'date' && <DateFields {...props} source={source} />}
      {source?.kind === 'counter' && <CounterFields {...props} source={source} names={names} />}
      {source?.kind === 'formula' && (
        <CommittedField
          label={texts.formula}
          value={source.text}
          refusal={(text) => props.refusalFor({ ...source, text })}
          onCommit={(text) => props.onSource({ ...source, text })}
        />
      )}
      {source?.kind === 'article' && (
        <CommittedField
          label={texts.field}
          placeholder={texts.fieldHint}
          value={source.field}
          refusal={(field) => props.refusalFor({ ...source, field })}
          onCommit={(field) => props.onSource({ ...source, field })}
        />
      )}
    </>
  );
}

type FieldsOf<Source> = Omit<SourceFieldsProps, 'variable'> & { source: Source };

function DateFields({ source, others, refusalFor, onSource }: FieldsOf<DateSource>) {
  const set = (changed: Partial<Record<keyof DateSource, unknown>>) =>
    onSource(withoutEmpty({ ...source, ...changed }));
  return (
    <>
      <NativeSelect
        size="sm"
        label={texts.base}
        value={source.base ?? ''}
        data={[{ value: '', label: texts.print }, ...others.map((name) => ({ value: name, label: name }))]}
        onChange={(event) => set({ base: event.currentTarget.value || undefined })}
      />
      {dateUnits.map((unit) => (
        <CommittedField
          key={unit}
          label={texts.units[unit]}
          value={addedOf(source, unit)}
          refusal={(text) => (wholeNumber(text) === undefined ? texts.numberFault : undefined)}
          onCommit={(text) => set({ add: withAdded(source, unit, wholeNumber(text) ?? 0) })}
        />
      ))}
      <NativeSelect
        size="sm"
        label={texts.to}
        value={source.to ?? ''}
        data={[
          { value: '', label: texts.thatDay },
          ...dateEnds.map((end) => ({ value: end, label: texts.ends[end] })),
        ]}
        onChange={(event) => set({ to: event.currentTarget.value || undefined })}
      />
      <CommittedField
        label={texts.format}
        value={source.format}
        refusal={(format) => refusalFor({ ...source, format })}
        onCommit={(format) => set({ format })}
      />
      <CommittedField
        label={texts.language}
        value={source.locale ?? ''}
        refusal={(locale) => refusalFor(withoutEmpty({ ...source, locale: locale || undefined }))}
        onCommit={(locale) => set({ locale: locale || undefined })}
      />
    </>
  );
}

function CounterFields({ source, names, onSource }: FieldsOf<CounterSource> & { names: readonly string[] }) {
  return (
    <>
      <NativeSelect
        size="sm"
        label={texts.counter}
        value={source.counter}
        data={[...new Set([source.counter, ...names])]}
        error={!names.includes(source.counter) && texts.noCounter}
        onChange={(event) => onSource({ ...source, counter: event.currentTarget.value })}
      />
      <NativeSelect
        size="sm"
        label={texts.per}
        value={source.per}
        data={counterUses.map((value) => ({ value, label: texts.uses[value] }))}
        onChange={(event) => {
          const { value } = event.currentTarget;
          onSource({ ...source, per: counterUses.find((one) => one === value) ?? 'label' });
        }}
      />
    </>
  );
}
