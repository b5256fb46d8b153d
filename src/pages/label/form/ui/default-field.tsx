import { NativeSelect, Skeleton, Textarea } from '@mantine/core';
import { Suspense } from 'react';
import type { FormErrors } from '@/shared/lib/form';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';
import { ruleField, type RuleValues } from '../model/label-form';

/** Loaded only for labels with pictures, which are few; the others do not need the media library. */
const MediaField = lazyPart(async () => ({ default: (await import('@/entities/media')).MediaField }));

interface DefaultFieldProps {
  rule: RuleValues;
  errors: FormErrors;
  change: (patch: Partial<RuleValues>) => void;
}

/** Field for the default value, which is printed if no value is filled in. */
export function DefaultField({ rule, errors, change }: DefaultFieldProps) {
  const { variableName, displayName, type, defaultValue } = rule;
  const { defaultValue: label } = texts.rule;
  const name = texts.ruleOf.defaultValue({ variable: displayName || variableName });
  const error = errors[ruleField(variableName, 'defaultValue')];
  if (type === 'toggle') {
    return (
      <NativeSelect
        label={label}
        aria-label={name}
        value={defaultValue}
        error={error}
        data={[
          { value: '', label: texts.switchDefaults.none },
          { value: 'true', label: texts.switchDefaults.on },
          { value: 'false', label: texts.switchDefaults.off },
        ]}
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
      label={label}
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
