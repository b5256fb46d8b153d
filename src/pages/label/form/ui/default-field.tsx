import { NativeSelect, Skeleton, Textarea } from '@mantine/core';
import { Suspense } from 'react';
import type { FormErrors } from '@/shared/lib/form';
import { lazyPart } from '@/shared/ui/lazy-part';
import { ruleField, type RuleValues } from '../model/label-form';
import { texts } from './texts';

/** Few labels ask for a picture; those that do not, do without the library. */
const MediaField = lazyPart(async () => ({ default: (await import('@/entities/media')).MediaField }));

interface DefaultFieldProps {
  rule: RuleValues;
  errors: FormErrors;
  change: (patch: Partial<RuleValues>) => void;
}

/** What is printed where nobody fills in anything. */
export function DefaultField({ rule, errors, change }: DefaultFieldProps) {
  const { variableName, displayName, type, defaultValue } = rule;
  const name = texts.of(texts.defaultValue, displayName || variableName);
  const error = errors[ruleField(variableName, 'defaultValue')];
  if (type === 'toggle') {
    return (
      <NativeSelect
        label={texts.defaultValue}
        aria-label={name}
        value={defaultValue}
        error={error}
        data={Object.entries(texts.defaults).map(([value, label]) => ({ value, label }))}
        onChange={(event) => change({ defaultValue: event.currentTarget.value })}
      />
    );
  }
  if (type === 'media-ref') {
    return (
      <Suspense fallback={<Skeleton height={84} />}>
        <MediaField
          id={`default-${variableName}`}
          label={name}
          value={defaultValue}
          required={false}
          error={error}
          onChange={(value) => change({ defaultValue: value })}
        />
      </Suspense>
    );
  }
  return (
    <Textarea
      label={texts.defaultValue}
      aria-label={name}
      autosize
      minRows={1}
      maxRows={6}
      value={defaultValue}
      error={error}
      onChange={(event) => change({ defaultValue: event.currentTarget.value })}
    />
  );
}
