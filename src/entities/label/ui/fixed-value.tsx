import { Text } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '@/shared/ui/lazy-part';
import type { LabelVariable } from '../api/label-variable-schema';
import { texts } from '../i18n';
import { isOn, variableLabel } from '../model/label-values';

const FixedPicture = lazyPart(async () => ({ default: (await import('./fixed-picture')).FixedPicture }));

const onOrOff = (isSet: boolean) => (isSet ? texts.value.on : texts.value.off);

interface FixedValueProps {
  id: string;
  variable: LabelVariable;
  error: string | undefined;
}

/** Shows the name and value of a variable that cannot be changed, as text. A problem can still link to it. */
export function FixedValue({ id, variable, error }: FixedValueProps) {
  const { dataType, variableData, isComputed } = variable;
  const missing = isComputed ? texts.value.computed : '–';
  return (
    <div id={id} tabIndex={-1}>
      <Text size="sm" fw={500}>
        {variableLabel(variable)}
      </Text>
      {dataType === 'media-ref' && variableData !== '' ? (
        <Suspense fallback={null}>
          <FixedPicture mediaId={variableData} />
        </Suspense>
      ) : (
        <Text style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {dataType === 'toggle' ? onOrOff(isOn(variableData)) : variableData || missing}
        </Text>
      )}
      {error && (
        <Text size="sm" c="var(--mantine-color-error)">
          {error}
        </Text>
      )}
    </div>
  );
}
